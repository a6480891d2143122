import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Grid, GridItem } from "../../primitives/Grid/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

const words = {
  en: {
    first: "First name",
    last: "Last name",
    email: "Email",
    phone: "Phone",
    company: "Company",
    companyHint: "As it should stand on our reply.",
    optional: "Optional",
    required: "(required)",
    name: "Mariam",
    companyName: "Company name",
    missing: "This field is required",
    badEmail: "Please enter a valid email address",
  },
  ar: {
    first: "الاسم الأول",
    last: "اسم العائلة",
    email: "البريد الإلكتروني",
    phone: "رقم الهاتف",
    company: "الشركة",
    companyHint: "كما يظهر اسمها في ردّنا.",
    optional: "اختياري",
    required: "(مطلوب)",
    name: "مريم",
    companyName: "اسم الشركة",
    missing: "هذا الحقل مطلوب",
    badEmail: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  tags: ["edges"],
  component: TextField,
  ...localizeArgs(words, (t): TextFieldProps => ({ label: t.first, autoComplete: "given-name" })),
  decorators: [inPage],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Omar");
    await expect(canvas.getByRole("textbox")).toHaveValue("Omar");
  },
};

export const States: Story = {
  render: function States() {
    const t = useWords();
    return (
      <Grid>
        <GridItem span={7}>
          <Stack gap={6}>
            <TextField label={t.first} defaultValue={t.name} requiredLabel={t.required} required />
            <TextField label={t.company} placeholder={t.companyName} optionalLabel={t.optional} />
            <TextField label={t.company} placeholder={t.companyName} description={t.companyHint} />
            <TextField label={t.last} errorMessage={t.missing} />
            <TextField
              label={t.email}
              type="email"
              defaultValue="mariam@studio"
              errorMessage={t.badEmail}
              description={t.companyHint}
            />
          </Stack>
        </GridItem>
      </Grid>
    );
  },
};

export const Disabled: Story = {
  render: function Disabled() {
    const t = useWords();
    return (
      <Grid>
        <GridItem span={7}>
          <Stack gap={6}>
            <TextField label={t.first} defaultValue={t.name} disabled />
            <TextField label={t.company} placeholder={t.companyName} disabled />
          </Stack>
        </GridItem>
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole("textbox")) await expect(box).toBeDisabled();
  },
};

export const TextDirections: Story = {
  render: function Directions() {
    const t = useWords();
    return (
      <Grid>
        <GridItem span={7}>
          <Stack gap={6}>
            <TextField label={t.email} type="email" defaultValue="hello@example.com" />
            <TextField label={t.phone} type="tel" defaultValue="+971 4 555 0199" />
            <TextField label={t.first} defaultValue="Omar" />
            <TextField label={t.first} defaultValue="مريم" />
          </Stack>
        </GridItem>
      </Grid>
    );
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
