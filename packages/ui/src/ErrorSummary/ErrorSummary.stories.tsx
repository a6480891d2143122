import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Form } from "../Form/index.ts";
import { Column, Grid } from "../Grid/index.ts";
import { Heading } from "../Heading/index.ts";
import { Stack } from "../Stack/index.ts";
import { TextField } from "../TextField/index.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

const words = {
  en: {
    heading: "Apply",
    title: "Two fields need another look",
    labels: { lastName: "Last name", email: "Email" },
    errors: {
      lastName: "This field is required",
      email: "Please enter a valid email address",
    },
    late: "This position closed while the form was open.",
  },
  ar: {
    heading: "نموذج التقديم",
    title: "حقلان يحتاجان إلى مراجعة",
    labels: { lastName: "اسم العائلة", email: "البريد الإلكتروني" },
    errors: {
      lastName: "هذا الحقل مطلوب",
      email: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
    },
    late: "أُغلق باب التقديم لهذه الوظيفة والنموذج مفتوح.",
  },
};

const meta = {
  title: "Forms/ErrorSummary",
  tags: ["edges"],
  component: ErrorSummary,
  args: { title: "", labels: {} },
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The errors of fields as links, then one that belongs to no field. */
export const Playground: Story = {
  render: function Playground() {
    const t = words[useAgency().language as "en" | "ar"];
    return (
      <Form errors={{ ...t.errors, form: t.late }}>
        <Grid>
          <Column span={4}>
            <Stack gap={4}>
              <Heading level={2}>{t.heading}</Heading>
              <ErrorSummary title={t.title} labels={t.labels} />
            </Stack>
          </Column>
          <Column span={8}>
            <Stack gap={6}>
              <TextField label={t.labels.lastName} name="lastName" />
              <TextField label={t.labels.email} name="email" type="email" />
            </Stack>
          </Column>
        </Grid>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("textbox");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[1]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(second).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getAllByRole("link")[1]).toHaveFocus();
  },
};
