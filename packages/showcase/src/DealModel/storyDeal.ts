import { deal } from "../products/upflyover.ts";
import type { DealModelProps, DealStatus } from "./DealModel.tsx";

const amount = new Intl.NumberFormat("en");
const price = (value: number) => `AED ${amount.format(value)}`;
const pluralInArabic = new Intl.PluralRules("ar");

const days = (value: number) => `${value} ${value === 1 ? "day" : "days"}`;
function daysInArabic(value: number): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {
    one: "يوم واحد",
    two: "يومان",
    few: `${value} أيام`,
    many: `${value} يومًا`,
  };
  return forms[pluralInArabic.select(value)] ?? `${value} يوم`;
}

const { terms } = deal;

function status({ met, total, last, apart }: DealStatus): string {
  const led = {
    answered: `They reply with ${last?.value}.`,
    held: `You held firm, and so did they: ${last?.value}.`,
    met: `${last?.label}: agreed at ${last?.value}.`,
  };
  const all = met === total;
  const standing = all ? "All terms agreed." : `${met} of ${total} terms agreed.`;
  const rest = apart ? `${apart} apart on the last term.` : "";
  return [last && led[last.outcome], standing, rest].filter(Boolean).join(" ");
}

function metInArabic(met: number, total: number): string {
  if (met === total) return "اكتمل الاتفاق.";
  const of = `من أصل ${total}`;
  switch (pluralInArabic.select(met)) {
    case "zero":
      return "لم يتفق الطرفان على أي بند بعد.";
    case "one":
      return `اتفق الطرفان على بند واحد ${of}.`;
    case "two":
      return `اتفق الطرفان على بندين ${of}.`;
    case "few":
      return `اتفق الطرفان على ${met} بنود ${of}.`;
    default:
      return `اتفق الطرفان على ${met} بندًا ${of}.`;
  }
}

function statusInArabic({ met, total, last, apart }: DealStatus): string {
  const value = `\u2068${last?.value}\u2069`;
  const led = {
    answered: `ردّ المشتري: ${value}.`,
    held: `لم يتغيّر عرضك، فلم يتغيّر عرض المشتري: ${value}.`,
    met: `${last?.label}: ${value}، باتفاق الطرفين.`,
  };
  const rest = apart ? `الفارق في البند الأخير: \u2068${apart}\u2069.` : "";
  return [last && led[last.outcome], metInArabic(met, total), rest].filter(Boolean).join(" ");
}

export const words: Record<"en" | "ar", DealModelProps> = {
  en: {
    label: "Try a negotiation",
    near: { label: "You supply", name: "Qandeel Packaging" },
    far: { label: "They need, Sharjah, within 2 weeks", name: "Carton boxes, 5,000" },
    terms: [
      {
        ...terms.price,
        label: "Price",
        write: price,
        hint: "Use the arrow keys to change your offer by AED 50.",
      },
      {
        ...terms.delivery,
        label: "Delivery",
        write: days,
        hint: "Use the arrow keys to change your offer by one day.",
      },
      {
        ...terms.payment,
        label: "Payment after",
        shortLabel: "Payment",
        write: days,
        hint: "Use the arrow keys to change your offer by one day.",
      },
    ],
    fixed: [{ label: "Boxes", value: "5,000" }],
    words: {
      you: (value) => `You: ${value}`,
      standing: (mine, theirs) => `${mine}; they say ${theirs}`,
      settled: (value) => `${value}, agreed`,
      met: "Agreed",
      open: "Still open",
      agreement: "The agreement",
      meet: (value) => `Settle at ${value}`,
      send: (value, again) => (again ? `Offer ${value} again` : `Offer ${value}`),
      restart: "Start again",
      status,
    },
  },
  ar: {
    label: "صفقة للتجربة",
    near: { label: "المورّد: شركتك", name: "قنديل للتغليف" },
    far: { label: "المطلوب في الشارقة خلال أسبوعين", name: "5,000 صندوق كرتون" },
    terms: [
      {
        ...terms.price,
        label: "السعر",
        write: price,
        hint: "كل ضغطة على مفاتيح الأسهم تغيّر عرضك 50 درهمًا.",
      },
      {
        ...terms.delivery,
        label: "مدة التسليم",
        write: daysInArabic,
        hint: "كل ضغطة على مفاتيح الأسهم تغيّر عرضك يومًا واحدًا.",
      },
      {
        ...terms.payment,
        label: "مهلة السداد",
        write: daysInArabic,
        hint: "كل ضغطة على مفاتيح الأسهم تغيّر عرضك يومًا واحدًا.",
      },
    ],
    fixed: [{ label: "عدد الصناديق", value: "5,000" }],
    words: {
      you: (value) => `عرضك: \u2068${value}\u2069`,
      standing: (mine, theirs) => `عرضك: \u2068${mine}\u2069، وعرض المشتري: \u2068${theirs}\u2069`,
      settled: (value) => `\u2068${value}\u2069، باتفاق الطرفين`,
      met: "باتفاق الطرفين",
      open: "قيد التفاوض",
      agreement: "بنود الاتفاق",
      meet: (value) => `قبول الحل الوسط: \u2068${value}\u2069`,
      send: (value, again) =>
        again ? `إعادة إرسال العرض: \u2068${value}\u2069` : `إرسال العرض: \u2068${value}\u2069`,
      restart: "البدء من جديد",
      status: statusInArabic,
    },
  },
};
