import { Link } from "@agency/ui/Link";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useEmail } from "../../shell/ShellContext.ts";
import { type LegalPage, legalPages, legalPaths } from "./useLegalText.ts";

interface LinkedProps {
  text: string;
  /** It gets no link. */
  page: LegalPage;
}

export function LinkedText({ text, page }: LinkedProps) {
  const { t } = useTranslation();
  const email = useEmail();
  const hrefs = new Map<string, string>([[email, `mailto:${email}`]]);
  for (const other of legalPages)
    if (other !== page) hrefs.set(t(`footer.${other}`), legalPaths[other]);

  const names = [...hrefs.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`(${names.join("|")})`));
  return parts.map((part, index) => {
    const href = hrefs.get(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <Fragment key={index}>{href ? <Link href={href}>{part}</Link> : part}</Fragment>
    );
  });
}
