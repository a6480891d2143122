import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Artwork } from "../../primitives/Artwork/index.ts";
import { ButtonLink } from "../../primitives/Button/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Hero, type HeroProps } from "./Hero.tsx";

const words = {
  en: {
    title: "The shortest distance\nbetween an idea",
    titleEnd: "and its market.",
    stretch: undefined,
    lead: "Bayn means “between”. We are one team for branding, campaigns, marketing, technology and products, working in English and Arabic from London, Dubai, Abu Dhabi and Sharjah.",
    start: "Start a project",
    work: "See the work",
  },
  ar: {
    title: "أقصر مسافة\nبين الفكرة",
    titleEnd: "وسوقها.",
    stretch: { word: "بين", stretched: "بيـــــن" },
    lead: "«بين» فريق واحد لبناء العلامات التجارية والحملات والتسويق والتقنية والمنتجات، يعمل بالعربية والإنجليزية من لندن ودبي وأبوظبي والشارقة.",
    start: "بدء مشروع",
    work: "عرض الأعمال",
  },
};

const meta = {
  component: Hero,
  ...localizeArgs(
    words,
    ({ start, work, ...t }): HeroProps => ({
      ...t,
      actions: (
        <>
          <ButtonLink href="#contact">{start}</ButtonLink>
          <Link variant="line" href="#work">
            {work}
          </Link>
        </>
      ),
      artwork: <Artwork kind="bundle" seed={4} breathe />,
    }),
  ),
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

export const WithoutArtwork: Story = {
  args: { artwork: undefined },
  render: ({ artwork, ...args }) => <Hero {...args} />,
};

const between = {
  en: {
    title: "The shortest distance\nbetween",
    titleEnd: "an idea and its market.",
    fill: true as const,
  },
  ar: {
    title: "أقصر مسافة\nبين",
    titleEnd: "الفكرة وسوقها.",
    fill: { start: "\u066Eي\u200D", end: "\u200D\u06BA" },
  },
};

export const LineFillsRow: Story = {
  args: { artwork: undefined },
  render: function Filled({ artwork, stretch, ...args }) {
    return <Hero {...args} {...useStoryMessages(between)} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAccessibleName(
      /^(The shortest distance between an idea and its market\.|أقصر مسافة بين الفكرة وسوقها\.)$/,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutLine: Story = {
  args: { artwork: undefined },
  render: ({ artwork, titleEnd, stretch, ...args }) => <Hero {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-stroke]")).toBeNull();
  },
};
