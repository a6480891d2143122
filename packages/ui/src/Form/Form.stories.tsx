import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Container } from "../Container/index.ts";
import { Form } from "./Form.tsx";
import { StoryApplication } from "./storyApplication.tsx";
import { applicationWords } from "./storyWords.ts";

const meta = {
  title: "Forms/Form",
  tags: ["edges"],
  component: Form,
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = (globals: Record<string, unknown>) =>
  applicationWords[globals.direction === "rtl" ? "ar" : "en"];

/** Everything a form is made of, by keyboard from the first field to the button. */
export const Playground: Story = {
  render: () => <StoryApplication filled />,
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    const order = [
      canvas.getByRole("textbox", { name: t.labels.firstName }),
      canvas.getByRole("textbox", { name: t.labels.lastName }),
      canvas.getByRole("textbox", { name: t.labels.email }),
      canvas.getByRole("textbox", { name: `${t.labels.phone} ${t.optional}` }),
      canvas.getByRole("combobox"),
      canvas.getByRole("radio", { checked: true }),
      canvas.getByLabelText(new RegExp(t.labels.resume)),
      canvas.getByRole("textbox", { name: t.labels.coverLetter }),
      canvas.getByRole("checkbox"),
      canvas.getByRole("button"),
    ];
    for (const control of order) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
  },
};

/** A failed submission: focus on the first field in error, the summary by the title. */
export const Invalid: Story = {
  render: () => <StoryApplication />,
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t.submit }));
    const first = canvas.getByRole("textbox", { name: t.labels.firstName });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription(t.missing);
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(t.summary(5));

    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(5);
    (links[2] as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: t.labels.email })).toHaveFocus();
  },
};

export const Busy: Story = {
  render: () => <StoryApplication filled />,
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t.submit }));
    await expect(canvas.getByRole("button", { name: t.submitting })).toHaveFocus();
    await expect(canvas.getByDisplayValue(t.values.firstName)).toBeVisible();
  },
};

export const Failed: Story = {
  render: () => <StoryApplication filled outcome="failed" />,
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t.submit }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(t.failed);
  },
};
