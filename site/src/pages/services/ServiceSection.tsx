import { useTranslation } from "react-i18next";
import type words from "../../../locales/en/services.json";
import { TitledSection, type TitledSectionProps } from "../TitledSection.tsx";
import type { ServiceName } from "./ServicePage.tsx";

type Words = typeof words;

type SectionName = {
  [Service in ServiceName]: {
    [Part in keyof Words[Service] & string]: Words[Service][Part] extends Heading
      ? `${Service}.${Part}`
      : never;
  }[keyof Words[Service] & string];
}[ServiceName];

type Heading = Record<"label" | "note" | "title", string>;

interface ServiceSectionProps extends Pick<TitledSectionProps, "side" | "compact" | "children"> {
  of: SectionName;
}

export function ServiceSection({ of, ...section }: ServiceSectionProps) {
  const { t } = useTranslation("services");
  return (
    <TitledSection
      id={of.slice(of.indexOf(".") + 1)}
      label={t(`${of}.label`)}
      meta={t(`${of}.note`)}
      title={t(`${of}.title`)}
      {...section}
    />
  );
}
