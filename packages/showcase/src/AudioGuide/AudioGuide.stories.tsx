import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs } from "../../../../.storybook/helpers.tsx";
import { audioGuide } from "../../sample/evidence/audio-guide.ts";
import { AudioGuide, type AudioGuideProps, type AudioGuideView } from "./AudioGuide.tsx";

const widths: [AudioGuideView, maxInlineSize: number][] = [
  ["hero", 2560],
  ["landscape", 720],
  ["portrait", 480],
  ["phone", 390],
  ["small", 350],
  ["words", 924],
  ["silence", 450],
  ["phoneArabic", 322],
  ["mark", 784],
];

const words = {
  en: {
    label:
      "Ninety seconds of speech in Room 14 of Fenwater Museum drawn as strokes, and after them a straight line for the silence.",
  },
  ar: {
    label:
      "تسعون ثانية من الكلام في القاعة 14 من متحف فنووتر، مرسومة خطوطًا متفاوتة الارتفاع، يليها خط مستقيم يمثّل الصمت.",
  },
};

const meta = {
  component: AudioGuide,
  tags: ["drawing", "!test"],
  ...localizeArgs(
    words,
    ({ label }): AudioGuideProps => ({ content: audioGuide, view: "hero", label }),
  ),
} satisfies Meta<typeof AudioGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // `Views` already covers it.
  tags: ["!drawing"],
};

export const Variants: Story = {
  render: ({ content, label }) => (
    <>
      {widths.map(([view, maxInlineSize]) => (
        <div key={view} style={{ maxInlineSize, marginBlockEnd: 24 }}>
          <AudioGuide content={content} view={view} label={label} />
        </div>
      ))}
    </>
  ),
};
