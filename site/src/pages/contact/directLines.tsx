import { Link } from "@agency/ui/Link";
import type { TFunction } from "i18next";
import { brand } from "../../brand.ts";

const digits = (number: string) => number.replace(/\D/g, "");

/** Ways that need no form, as facts; addresses and numbers read left to right in every language. */
export function directLines(t: TFunction<"contact">) {
  const { email, phone, whatsapp } = brand.contact;
  const line = (label: string, href: string, text: string) => ({
    label,
    value: (
      <Link kind="plain" href={href}>
        <bdi dir="ltr">{text}</bdi>
      </Link>
    ),
  });
  return [
    line(t("direct.email"), `mailto:${email}`, email),
    line(t("direct.phone"), `tel:+${digits(phone)}`, phone),
    line(t("direct.whatsapp"), `https://wa.me/${digits(whatsapp)}`, whatsapp),
  ];
}
