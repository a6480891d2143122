import { ProductTheme } from "@agency/ui/ProductTheme";
import { productColors } from "../../../../.storybook/productColors.ts";
import { PreviewAction, PreviewFacts, PreviewFigure, PreviewRows } from "../Preview/index.ts";
import { PhonePreview, type PhonePreviewProps, PhoneScreen } from "./PhonePreview.tsx";

type Language = "en" | "ar";

const market = {
  en: {
    caption: "Sample data",
    requests: {
      note: "UpFlyover",
      title: "Requirements",
      rows: [
        ["Steel shelving, 40 bays", "Warehouse fit-out, Jebel Ali", "6 offers"],
        ["Office chairs, 120", "Delivery in three weeks", "11 offers"],
        ["Safety boots, 300 pairs", "Two sizes, one supplier", "4 offers"],
        ["LED panels, 600", "Four-year warranty", "9 offers"],
        ["Pallet wrap, 2 tonnes", "Monthly, one year", "3 offers"],
      ],
      tabs: ["Buying", "Selling", "Messages"],
    },
    offer: {
      note: "Offer 3 of 6",
      title: "Steel shelving, 40 bays",
      price: "Price",
      unit: "AED",
      facts: [
        ["Delivery", "12 days"],
        ["Assembly", "Included"],
        ["Valid until", "30 January"],
      ],
      accept: "Accept offer",
      ask: "Ask a question",
    },
    supplier: {
      note: "Supplier",
      title: "Gulf Racking Works",
      done: "Orders delivered on time",
      rows: [
        ["Replies within", "2 hours", 0.9],
        ["Repeat buyers", "64%", 0.64],
      ],
      facts: [
        ["Trading since", "2019"],
        ["Also buys", "Packaging"],
      ],
    },
  },
  ar: {
    caption: "أرقام توضيحية",
    requests: {
      note: "UpFlyover",
      title: "طلبات التوريد",
      rows: [
        ["رفوف فولاذية، 40 وحدة", "تجهيز مستودع، جبل علي", "6 عروض"],
        ["كراسي مكتبية، 120", "التسليم خلال ثلاثة أسابيع", "11 عرضًا"],
        ["أحذية سلامة، 300 زوج", "مقاسان من مورّد واحد", "4 عروض"],
        ["ألواح إضاءة، 600", "ضمان أربع سنوات", "9 عروض"],
        ["لفائف تغليف، طنّان", "شهريًا لمدة عام", "3 عروض"],
      ],
      tabs: ["الشراء", "البيع", "الرسائل"],
    },
    offer: {
      note: "العرض 3 من 6",
      title: "رفوف فولاذية، 40 وحدة",
      price: "السعر",
      unit: "درهم",
      facts: [
        ["التسليم", "12 يومًا"],
        ["التركيب", "مشمول"],
        ["صالح حتى", "30 يناير"],
      ],
      accept: "قبول العرض",
      ask: "طرح سؤال",
    },
    supplier: {
      note: "المورّد",
      title: "الخليج للرفوف",
      done: "طلبات سُلّمت في موعدها",
      rows: [
        ["الرد خلال", "ساعتين", 0.9],
        ["مشترون دائمون", "64%", 0.64],
      ],
      facts: [
        ["سنة التأسيس", "2019"],
        ["يشتري أيضًا", "مواد التغليف"],
      ],
    },
  },
} satisfies Record<Language, unknown>;

const pair = ([label = "", value = ""]: string[]) => ({ label, value });

export function getMarketplace(language: Language): PhonePreviewProps {
  const { caption, requests, offer, supplier } = market[language];
  return {
    caption,
    children: (
      <>
        <PhoneScreen
          time="9:41"
          note={<bdi>{requests.note}</bdi>}
          title={requests.title}
          tabs={requests.tabs}
        >
          <PreviewRows
            items={requests.rows.map(([title, note, value], index) => ({
              title,
              note,
              value,
              current: index === 0,
            }))}
          />
        </PhoneScreen>
        <PhoneScreen time="9:41" note={offer.note} title={offer.title}>
          <PreviewFigure label={offer.price} value="14,200" unit={offer.unit} />
          <PreviewFacts items={offer.facts.map(pair)} />
          <PreviewAction>{offer.accept}</PreviewAction>
          <PreviewAction variant="outline">{offer.ask}</PreviewAction>
        </PhoneScreen>
        <PhoneScreen time="9:41" note={supplier.note} title={supplier.title}>
          <PreviewFigure label={supplier.done} value="97%" />
          <PreviewRows
            items={supplier.rows.map(([title, value, share]) => ({
              title,
              value,
              share: share as number,
            }))}
          />
          <PreviewFacts items={supplier.facts.map(pair)} />
        </PhoneScreen>
      </>
    ),
  };
}

const gym = {
  en: {
    caption: "Sample data",
    note: "Thursday",
    title: "Classes",
    rows: ["Reformer, level 2", "Strength basics", "Boxing, women", "Mobility", "Open floor"],
    tabs: ["Classes", "Check-in", "Profile"],
    inNote: "Marina branch",
    inTitle: "Checked in",
    visits: "Visits this month",
    facts: [
      ["Member", "Mariam"],
      ["Next class", "18:00"],
      ["Plan", "Unlimited"],
    ],
    open: "Open the gate",
  },
  ar: {
    caption: "أرقام توضيحية",
    note: "الخميس",
    title: "الحصص",
    rows: ["ريفورمر، المستوى 2", "أساسيات القوة", "ملاكمة للسيدات", "مرونة الحركة", "تمرين حر"],
    tabs: ["الحصص", "تسجيل الحضور", "الملف الشخصي"],
    inNote: "فرع المارينا",
    inTitle: "سُجّل حضورك",
    visits: "الزيارات هذا الشهر",
    facts: [
      ["العضو", "مريم"],
      ["الحصة التالية", "6:00 م"],
      ["الباقة", "غير محدودة"],
    ],
    open: "فتح البوابة",
  },
};
const times = {
  en: ["17:30", "18:00", "18:30", "19:15", "20:00"],
  ar: ["5:30 م", "6:00 م", "6:30 م", "7:15 م", "8:00 م"],
};
const full = [1, 0.64, 1, 0.28, 0.4];

export function GymPhones({ language, compact }: { language: Language; compact?: boolean }) {
  const t = gym[language];
  return (
    <ProductTheme product="gymestry" colors={productColors("gymestry")}>
      <PhonePreview caption={t.caption} compact={compact}>
        <PhoneScreen time="9:41" note={t.note} title={t.title} tabs={t.tabs}>
          <PreviewRows
            items={t.rows.map((title, at) => ({
              start: <bdi>{times[language][at]}</bdi>,
              title,
              share: full[at],
              current: at === 1,
            }))}
          />
        </PhoneScreen>
        <PhoneScreen time="9:41" note={t.inNote} title={t.inTitle} tabs={t.tabs} tab={1}>
          <PreviewFigure label={t.visits} value="14" />
          <PreviewFacts items={t.facts.map(pair)} />
          <PreviewAction>{t.open}</PreviewAction>
        </PhoneScreen>
      </PhonePreview>
    </ProductTheme>
  );
}
