import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { SignupField } from "../../forms/SignupField/index.ts";
import { MotionToggle } from "../../foundations/MotionProvider/index.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { LanguageSelect } from "../LanguageSelect/index.ts";
import { WordmarkPair } from "../Wordmark/index.ts";
import { Footer } from "./Footer.tsx";

const column = (title: string, links: [label: string, href: string][], external = false) => ({
  title,
  items: links.map(([label, href]) => ({ label, href, external })),
});

const words = {
  en: {
    blurb:
      "Bayn is a bilingual agency for brands, campaigns, technology and products, working between London and the Gulf.",
    email: "Email",
    placeholder: "Your email address",
    submit: "Subscribe",
    hint: "One letter a month, in the language you choose.",
    copyright: "© 2026 Bayn. All rights reserved.",
    language: "Language",
    external: "Opens in a new tab",
    motion: "Pause motion",
    columns: [
      column("Quick links", [
        ["Home", "#home"],
        ["Our Teams", "#team"],
        ["Blog", "#blog"],
        ["Case Studies", "#case-studies"],
        ["Careers", "#careers"],
        ["Contact", "#contact"],
      ]),
      column("Services", [
        ["Branding", "#branding"],
        ["Advertising", "#advertising"],
        ["Marketing", "#marketing"],
        ["Technology", "#technology"],
      ]),
      column("Products", [
        ["Rendre", "#rendre"],
        ["UpFlyover", "#upflyover"],
        ["Gymestry", "#gymestry"],
      ]),
      column(
        "Follow us",
        [
          ["LinkedIn", "#linkedin"],
          ["Instagram", "#instagram"],
          ["Facebook", "#facebook"],
        ],
        true,
      ),
    ],
    legal: column("", [
      ["Terms & Conditions", "#terms-conditions"],
      ["Privacy Policy", "#privacy-policy"],
      ["Refund Policy", "#refund-policy"],
      ["Cookie Policy", "#cookie-policy"],
    ]).items,
  },
  ar: {
    blurb:
      "«بين» وكالة ثنائية اللغة للعلامات التجارية والحملات والتقنية والمنتجات، تعمل بين لندن والخليج.",
    email: "البريد الإلكتروني",
    placeholder: "عنوان البريد الإلكتروني",
    submit: "اشتراك",
    hint: "رسالة واحدة كل شهر، باللغة المختارة.",
    copyright: "© 2026 بين. جميع الحقوق محفوظة.",
    language: "اللغة",
    external: "يُفتح في علامة تبويب جديدة",
    motion: "إيقاف الحركة مؤقتًا",
    columns: [
      column("روابط سريعة", [
        ["الرئيسية", "#home"],
        ["فرق عملنا", "#team"],
        ["المدونة", "#blog"],
        ["دراسات الحالة", "#case-studies"],
        ["الوظائف", "#careers"],
        ["تواصل معنا", "#contact"],
      ]),
      column("الخدمات", [
        ["بناء العلامة التجارية", "#branding"],
        ["الإعلان", "#advertising"],
        ["التسويق", "#marketing"],
        ["التقنية", "#technology"],
      ]),
      column("المنتجات", [
        ["Rendre", "#rendre"],
        ["UpFlyover", "#upflyover"],
        ["Gymestry", "#gymestry"],
      ]),
      column(
        "حساباتنا",
        [
          ["لينكدإن", "#linkedin"],
          ["إنستغرام", "#instagram"],
          ["فيسبوك", "#facebook"],
        ],
        true,
      ),
    ],
    legal: column("", [
      ["الشروط والأحكام", "#terms-conditions"],
      ["سياسة الخصوصية", "#privacy-policy"],
      ["سياسة استرداد المبالغ", "#refund-policy"],
      ["سياسة ملفات تعريف الارتباط", "#cookie-policy"],
    ]).items,
  },
};

const languages = [
  { value: "en", label: "English" },
  { value: "ar", label: "العربية" },
];

const select = fn();

const meta = {
  tags: ["edges"],
  component: Footer,
  args: {
    brand: <WordmarkPair latin="bayn" arabic="بيـن" mark={<AccentLine size="large" />} />,
  },
  render: function Playground(args) {
    const t = useStoryMessages(words);
    return (
      <Footer
        {...args}
        blurb={t.blurb}
        columns={t.columns}
        newTabLabel={t.external}
        legal={t.legal}
        copyright={t.copyright}
        controls={
          <>
            {args.controls && <MotionToggle label={t.motion} />}
            <LanguageSelect label={t.language} options={languages} onValueChange={select} />
          </>
        }
      >
        <SignupField
          label={t.email}
          placeholder={t.placeholder}
          description={t.hint}
          submitLabel={t.submit}
          onSubmit={select}
        />
      </Footer>
    );
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await expect(canvasElement.querySelectorAll('a[target="_blank"]')).toHaveLength(3);
  },
};

export const WithControls: Story = { args: { controls: true } };

export const Minimal: Story = {
  render: function Smallest() {
    return <Footer copyright={useStoryMessages(words).copyright} />;
  },
};
