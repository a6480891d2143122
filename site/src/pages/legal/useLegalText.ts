import { useLanguage } from "@agency/client/navigation";
import { readSettings } from "@agency/client/settings";
import { translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { useEmail } from "../../shell/ShellContext.ts";

export const legalPages = ["terms", "privacy", "refund", "accessibility", "cookies"] as const;
export type LegalPage = (typeof legalPages)[number];

export const legalPaths: Record<LegalPage, string> = {
  terms: "/terms-conditions",
  privacy: "/privacy-policy",
  refund: "/refund-policy",
  accessibility: "/accessibility",
  cookies: "/cookie-policy",
};

export interface LegalText {
  meta: { title: string; description: string };
  title: string;
  lead: string;
  /** ISO 8601 date. */
  updatedOn: string;
  sections: {
    id: string;
    title: string;
    paragraphs: string[];
    list?: string[];
    /** After the list. `scripts/checks/legal.test.ts` compares the ids with stored fields. */
    groups?: { id: string; title: string; items: { id: string; text: string }[] }[];
    /** After the groups. The first column has row headers. */
    table?: { columns: string[]; rows: string[][] };
    /** Last. Opens the contact form with a message's first line. */
    enquiry?: { label: string; message: string };
  }[];
}

export function useLegalText(page: LegalPage): LegalText {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  return t(page, {
    ...asObjects,
    brand: translate(brand.name, language),
    email: useEmail(),
    ...brand.products,
    retention: t("shared.retention", { count: readSettings().retentionDays }),
  });
}
