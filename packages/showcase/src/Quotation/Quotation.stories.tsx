import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs } from "../../../../.storybook/helpers.tsx";
import { quotation } from "../../sample/evidence/quotation.ts";
import { Quotation, type QuotationProps, type QuotationView } from "./Quotation.tsx";

const widths: [QuotationView, maxInlineSize: number][] = [
  ["hero", 2560],
  ["landscape", 720],
  ["portrait", 480],
  ["phone", 390],
  ["small", 350],
  ["wait", 924],
  ["chosen", 450],
  ["phoneArabic", 322],
  ["mark", 784],
];

const words = {
  en: {
    label:
      "Three routes of one container from Abu Dhabi to Mombasa on a scale of days: 33 days for USD 1,480, 14 days for USD 3,950, and the recommended one, 19 days for USD 2,120.",
  },
  ar: {
    label:
      "ثلاثة مسارات لحاوية واحدة من أبوظبي إلى مومباسا بمقياس الأيام: 33 يومًا بسعر 1,480 دولارًا أمريكيًا، و14 يومًا بسعر 3,950 دولارًا، والموصى به 19 يومًا بسعر 2,120 دولارًا.",
  },
};

const meta = {
  component: Quotation,
  tags: ["drawing", "!test"],
  ...localizeArgs(
    words,
    ({ label }): QuotationProps => ({ content: quotation, view: "hero", label }),
  ),
} satisfies Meta<typeof Quotation>;

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
          <Quotation content={content} view={view} label={label} />
        </div>
      ))}
    </>
  ),
};
