import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../../.storybook/productColors.ts";
import { ProductTheme } from "../../foundations/ProductTheme/index.ts";
import { ButtonLink } from "../../primitives/Button/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { CallToAction, type CallToActionProps } from "./CallToAction.tsx";

const words = {
  en: {
    title: "Tell us where you are. We will draw the line.",
    contact: "Start a project",
    work: "See the work",
    description: "You get a reply within 24 hours, from a person.",
    row: "Be there on day one.",
    waitlist: "Join Waitlist",
    demo: "Watch Demo",
    rows: ["Open with a full class.", "Take the first place."],
    rowNote: "All it takes is an email address.",
  },
  ar: {
    title: "نسمع منك أين وصلت الفكرة، ونرسم معك الخط.",
    contact: "بدء مشروع",
    work: "مشاهدة الأعمال",
    description: "يصلك الرد خلال 24 ساعة، من شخص من الفريق.",
    row: "مكان في الصف الأول.",
    waitlist: "الانضمام إلى قائمة الانتظار",
    demo: "مشاهدة العرض التوضيحي",
    rows: ["الافتتاح بحصة كاملة العدد.", "المكان الأول ما زال متاحًا."],
    rowNote: "يكفي عنوان بريد إلكتروني.",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: CallToAction,
  ...localizeArgs(
    words,
    (t): CallToActionProps => ({
      title: t.title,
      description: t.description,
      actions: (
        <>
          <ButtonLink href="#contact">{t.contact}</ButtonLink>
          <Link variant="line" href="#work">
            {t.work}
          </Link>
        </>
      ),
    }),
  ),
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region");
    await expect(region).toHaveAccessibleName(canvas.getByRole("heading").textContent ?? "");
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const AccentBackground: Story = {
  render: function Render() {
    const t = useWords();
    const actions = (
      <>
        <ButtonLink href="#waitlist">{t.waitlist}</ButtonLink>
        <ButtonLink variant="outline" href="#demo">
          {t.demo}
        </ButtonLink>
      </>
    );
    return (
      <>
        <CallToAction ground="accent" title={t.row} actions={actions} description={t.description} />
        <ProductTheme product="gymestry" colors={productColors("gymestry")}>
          <CallToAction
            ground="accent"
            title={t.rows[0]}
            actions={actions}
            description={t.rowNote}
            level={3}
          />
        </ProductTheme>
        <ProductTheme product="upflyover" colors={productColors("upflyover")}>
          <CallToAction
            ground="accent"
            title={t.rows[1]}
            actions={<ButtonLink href="#waitlist">{t.waitlist}</ButtonLink>}
          />
        </ProductTheme>
      </>
    );
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
  },
};
