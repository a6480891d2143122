import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Artwork } from "../Artwork/index.ts";
import { ButtonLink } from "../Button/index.ts";
import { Link } from "../Link/index.ts";
import { Hero, type HeroProps } from "./Hero.tsx";

const words: Record<
  string,
  Pick<HeroProps, "before" | "after" | "stretch"> & Record<string, unknown>
> = {
  en: {
    before: "The shortest distance\nbetween an idea",
    after: "and its market.",
    lead: "Bayn means “between”. We are one team for branding, campaigns, marketing, technology and products, working in English and Arabic from London, Dubai, Abu Dhabi and Sharjah.",
    start: "Start a project",
    work: "See the work",
  },
  ar: {
    before: "أقصر مسافة\nبين الفكرة",
    after: "وسوقها.",
    stretch: { word: "بين", stretched: "بيـــــن" },
    lead: "«بين» فريق واحد لبناء العلامات التجارية والحملات والتسويق والتقنية والمنتجات، يعمل بالعربية والإنجليزية من لندن ودبي وأبوظبي والشارقة.",
    start: "بدء مشروع",
    work: "عرض الأعمال",
  },
};

function Sample({ artwork = true }: { artwork?: boolean }) {
  const t = words[useAgency().language] as (typeof words)[string];
  return (
    <Hero
      before={t.before}
      after={t.after}
      stretch={t.stretch}
      lead={t.lead as string}
      actions={
        <>
          <ButtonLink href="#contact">{t.start as string}</ButtonLink>
          <Link kind="line" href="#work">
            {t.work as string}
          </Link>
        </>
      }
      artwork={artwork && <Artwork kind="bundle" seed={4} breathe />}
    />
  );
}

const meta = {
  title: "Sections/Hero",
  component: Hero,
  args: { before: "The shortest distance between an idea", after: "and its market." },
  render: () => <Sample />,
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(heading).toHaveAccessibleName(
      /^(The shortest distance between an idea and its market\.|أقصر مسافة بين الفكرة وسوقها\.)$/,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutArtwork: Story = { render: () => <Sample artwork={false} /> };
