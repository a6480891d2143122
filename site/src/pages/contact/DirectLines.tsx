import { useLanguage, useQueryReader } from "@agency/client/navigation";
import { contactQuery } from "@agency/content/queries/contact";
import { Facts } from "@agency/ui/Facts";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";
import { useEmail } from "../../shell/content.ts";
import { callTo, whatsAppTo } from "./callTo.ts";

export function DirectLines() {
  const { t } = useTranslation("contact");
  const email = useEmail();
  const { phone, whatsapp } = useQueryReader().find(contactQuery, { lang: useLanguage() }) ?? {};
  const line = (label: string, href: string, text: string) => ({
    label,
    value: (
      <Link kind="plain" href={href}>
        <bdi dir="ltr">{text}</bdi>
      </Link>
    ),
  });
  return (
    <Facts
      layout="list"
      items={[
        line(t("direct.email"), `mailto:${email}`, email),
        ...(phone ? [line(t("direct.phone"), callTo(phone), phone)] : []),
        ...(whatsapp ? [line(t("direct.whatsapp"), whatsAppTo(whatsapp), whatsapp)] : []),
      ]}
    />
  );
}
