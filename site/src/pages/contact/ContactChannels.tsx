import { useLanguage, useQueryReader } from "@agency/client/navigation";
import { contactQuery } from "@agency/content/queries/contact";
import { DescriptionList } from "@agency/ui/DescriptionList";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";
import { useEmail } from "../../shell/ShellContext.ts";
import { getPhoneUrl, getWhatsAppUrl } from "./phoneUrls.ts";

export function ContactChannels() {
  const { t } = useTranslation("contact");
  const email = useEmail();
  const { phone, whatsapp } = useQueryReader().find(contactQuery, { lang: useLanguage() }) ?? {};
  const line = (label: string, href: string, text: string) => ({
    label,
    value: (
      <Link variant="plain" href={href}>
        <bdi dir="ltr">{text}</bdi>
      </Link>
    ),
  });
  return (
    <DescriptionList
      layout="list"
      items={[
        line(t("direct.email"), `mailto:${email}`, email),
        ...(phone ? [line(t("direct.phone"), getPhoneUrl(phone), phone)] : []),
        ...(whatsapp ? [line(t("direct.whatsapp"), getWhatsAppUrl(whatsapp), whatsapp)] : []),
      ]}
    />
  );
}
