import { PhonePreview, PhoneScreen } from "@agency/showcase/PhonePreview";
import { PreviewAction, PreviewFacts, PreviewRows } from "@agency/showcase/Preview";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";

/** Shares of the highest price. */
const prices = [0.89, 0.86, 1, 0.92, 0.95];
const time = "9:41";

/** Sample figures. */
export function UpflyoverPhones() {
  const { t } = useTranslation("products");
  const { sample, tabs, requirements, quotes, documents } = t("upflyover.phones", asObjects);
  return (
    <PhonePreview caption={sample}>
      <PhoneScreen {...{ time, tabs }} tab={0} title={requirements.title} note={requirements.note}>
        <PreviewRows
          items={requirements.items.map((item, index) => ({ ...item, current: index === 0 }))}
        />
        <PreviewAction>{requirements.action}</PreviewAction>
      </PhoneScreen>
      <PhoneScreen {...{ time, tabs }} tab={1} title={quotes.title} note={quotes.note}>
        <PreviewRows
          items={quotes.items.map(({ value, ...item }, index) => ({
            ...item,
            value: <bdi dir="ltr">{value}</bdi>,
            share: prices[index],
            current: index === 0,
          }))}
        />
        <PreviewAction>{quotes.action}</PreviewAction>
      </PhoneScreen>
      <PhoneScreen {...{ time, tabs }} tab={2} title={documents.title} note={documents.note}>
        <PreviewFacts items={documents.items} />
        <PreviewAction variant="outline">{documents.action}</PreviewAction>
      </PhoneScreen>
    </PhonePreview>
  );
}
