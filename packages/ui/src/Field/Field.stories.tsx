import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Column, Grid } from "../Grid/index.ts";
import { Field } from "./Field.tsx";

const words = {
  en: {
    label: "Monthly budget",
    optional: "Optional",
    hint: "A rough figure is enough.",
    error: "Please choose a higher budget",
  },
  ar: {
    label: "الميزانية الشهرية",
    optional: "اختياري",
    hint: "يكفي رقم تقريبي.",
    error: "يُرجى اختيار ميزانية أعلى",
  },
};

const meta = {
  title: "Forms/Field",
  tags: ["edges"],
  component: Field,
  args: { label: "", children: () => null },
  decorators: [
    (Story) => (
      <Container before="page">
        <Grid>
          <Column span={6}>
            <Story />
          </Column>
        </Grid>
      </Container>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A control the library does not have takes the attributes of the field. */
export const Playground: Story = {
  render: function Playground() {
    const t = words[useAgency().language as "en" | "ar"];
    return (
      <Field label={t.label} optionalLabel={t.optional} hint={t.hint} error={t.error} name="budget">
        {(control) => <input type="range" min={0} max={100} step={10} {...control} />}
      </Field>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = words[globals.direction === "rtl" ? "ar" : "en"];
    const range = canvas.getByRole("slider");
    await expect(range).toHaveAccessibleName(`${t.label} ${t.optional}`);
    await expect(range).toHaveAccessibleDescription(`${t.error} ${t.hint}`);
    await expect(range).toBeInvalid();
    await userEvent.tab();
    await expect(range).toHaveFocus();
  },
};
