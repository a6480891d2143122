import { formatNumber } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import { DealModel, type DealStatus } from "@agency/showcase/DealModel";
import { deal } from "@agency/showcase/products/upflyover";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";

export function UpflyoverDeal() {
  const { t } = useTranslation("products");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const price = (value: number) => t("upflyover.deal.price", { amount: number(value) });
  const days = (count: number) => t("upflyover.deal.days", { count });
  const status = ({ met, total, last, apart }: DealStatus) =>
    [
      last && t(`upflyover.deal.status.${last.outcome}`, last),
      met === total
        ? t("upflyover.deal.status.all")
        : t("upflyover.deal.status.count", { count: met, total }),
      apart && t("upflyover.deal.status.apart", { value: apart }),
    ]
      .filter(Boolean)
      .join(" ");
  const { near, far, amount, terms, met, open, agreement, restart } = t(
    "upflyover.deal",
    asObjects,
  );
  return (
    <DealModel
      label={t("upflyover.deal.name")}
      near={near}
      far={far}
      fixed={[{ label: amount, value: number(deal.boxes) }]}
      terms={[
        {
          ...terms.price,
          ...deal.terms.price,
          hint: t("upflyover.deal.terms.price.hint", { step: number(deal.terms.price.step) }),
          write: price,
        },
        { ...terms.delivery, ...deal.terms.delivery, write: days },
        { ...terms.payment, ...deal.terms.payment, write: days },
      ]}
      words={{
        met,
        open,
        agreement,
        restart,
        status,
        you: (value) => t("upflyover.deal.you", { value }),
        standing: (mine, theirs) => t("upflyover.deal.standing", { mine, theirs }),
        settled: (value) => t("upflyover.deal.settled", { value }),
        meet: (value) => t("upflyover.deal.meet", { value }),
        send: (value, again) => t(`upflyover.deal.${again ? "sendAgain" : "send"}`, { value }),
      }}
    />
  );
}
