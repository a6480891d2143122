import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Grid, GridItem } from "../../primitives/Grid/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Form } from "../Form/index.ts";
import { TextField } from "../TextField/index.ts";
import { ErrorSummary, type ErrorSummaryProps } from "./ErrorSummary.tsx";

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
  tags: ["edges"],
  component: ErrorSummary,
  ...localizeArgs(words, ({ title, labels }): ErrorSummaryProps => ({ title, labels })),
  decorators: [inPage],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An error without a field has no link. */
export const Playground: Story = {
  render: function Playground(args) {
    const t = useStoryMessages(words);
    return (
      <Form errors={{ ...t.errors, form: t.late }}>
        <Grid>
          <GridItem span={4}>
            <Stack gap={4}>
              <Heading level={2}>{t.heading}</Heading>
              <ErrorSummary {...args} />
            </Stack>
          </GridItem>
          <GridItem span={8}>
            <Stack gap={6}>
              <TextField label={t.labels.lastName} name="lastName" />
              <TextField label={t.labels.email} name="email" type="email" />
            </Stack>
          </GridItem>
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
