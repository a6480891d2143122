import { type ClassName, classes, metres } from "../products/gymestry.ts";
import type { ClassModelContent, ClassModelLabels } from "./content.ts";

const createContent = (
  view: string,
  titles: Record<ClassName, string>,
  studio: (number: number) => string,
): ClassModelContent => ({
  view,
  metres,
  classes: Object.entries(classes).map(([id, one]) => ({
    ...one,
    id,
    title: titles[id as ClassName],
    room: studio(one.studio),
  })),
});

const english: ClassModelLabels = {
  classes: "Class",
  places: (room) => `Place in ${room}`,
  mirror: "Mirror",
  trainer: "Trainer",
  door: "Door",
  count: (taken, total) => `${taken} of ${total}`,
  taken: (taken, total) => `${taken} of ${total} taken`,
  free: (places) => (places === 1 ? "1 place free" : `${places} places free`),
  waiting: (members) => `${members} on the waitlist`,
  place: (place) => `Place ${place}`,
  placeTaken: (place) => `Place ${place}, taken`,
  chosen: (place) => `Place ${place} chosen`,
  booked: (place) => `Place ${place} booked`,
  walk: (metres) => (metres === 1 ? "1 metre from the door" : `${metres} metres from the door`),
  session: (title, at) => `${title}, ${at}`,
  hint: "Use the arrow keys to choose a place.",
  choose: "Choose a place",
  book: (place) => `Book place ${place}`,
  cancel: (place) => `Cancel place ${place}`,
  join: "Join the waitlist",
  leave: "Leave the waitlist",
  cancelled: "Your booking is cancelled.",
  gaveUp: "You’ve left the waitlist.",
};

interface Forms {
  one: string;
  two: string;
  /** 3 to 10. `many`: 11 to 99. */
  few: string;
  many: string;
  other: string;
}
const plurals = new Intl.PluralRules("ar");
const counted = (count: number, forms: Forms) => {
  const form = plurals.select(count);
  if (form === "one" || form === "two") return forms[form];
  return `${count} ${form === "few" || form === "many" ? forms[form] : forms.other}`;
};

const arabic: ClassModelLabels = {
  classes: "الحصة",
  places: (room) => `المكان في ${room}`,
  mirror: "المرآة",
  trainer: "المدرّب",
  door: "الباب",
  count: (taken, total) => `${taken} من ${total}`,
  taken: (taken, total) => `المحجوز: ${taken} من ${total}`,
  free: (places) =>
    places === 0
      ? "لا أماكن شاغرة"
      : counted(places, {
          one: "مكان شاغر واحد",
          two: "مكانان شاغران",
          few: "أماكن شاغرة",
          many: "مكانًا شاغرًا",
          other: "مكان شاغر",
        }),
  waiting: (members) =>
    `${counted(members, { one: "عضو واحد", two: "عضوان", few: "أعضاء", many: "عضوًا", other: "عضو" })} في قائمة الانتظار`,
  place: (place) => `المكان ${place}`,
  placeTaken: (place) => `المكان ${place}، محجوز`,
  chosen: (place) => `المكان المختار: ${place}`,
  booked: (place) => `المكان ${place} محجوز لك`,
  walk: (metres) =>
    `المسافة من الباب: ${counted(metres, { one: "متر واحد", two: "متران", few: "أمتار", many: "مترًا", other: "متر" })}`,
  session: (title, at) => `${title}، \u2068${at}\u2069`,
  hint: "يمكنك اختيار المكان بمفاتيح الأسهم.",
  choose: "اختيار مكان",
  book: (place) => `حجز المكان ${place}`,
  cancel: (place) => `إلغاء حجز المكان ${place}`,
  join: "الانضمام إلى قائمة الانتظار",
  leave: "الانسحاب من قائمة الانتظار",
  cancelled: "أُلغي حجزك.",
  gaveUp: "لم يعد اسمك في قائمة الانتظار.",
};

export const storyClasses = {
  en: {
    content: createContent(
      "Marina branch, this evening",
      {
        reformer: "Reformer, level 2",
        strength: "Strength basics",
        boxing: "Boxing, women",
        mobility: "Mobility",
      },
      (number) => `Studio ${number}`,
    ),
    words: english,
  },
  ar: {
    content: createContent(
      "فرع المارينا، هذا المساء",
      {
        reformer: "ريفورمر، المستوى 2",
        strength: "أساسيات القوة",
        boxing: "ملاكمة للسيدات",
        mobility: "مرونة وحركة",
      },
      (number) => `القاعة ${number}`,
    ),
    words: arabic,
  },
};
