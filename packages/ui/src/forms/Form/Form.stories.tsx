import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { getStoryMessages, inPage } from "../../../../../.storybook/helpers.tsx";
import { Form } from "./Form.tsx";
import { ApplicationForm } from "./storyApplicationForm.tsx";
import { applicationWords } from "./storyWords.ts";

const meta = {
  tags: ["edges"],
  component: Form,
  decorators: [inPage],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => <ApplicationForm {...args} filled />,
  play: async ({ canvas }) => {
    const t = getStoryMessages(applicationWords);
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

export const Invalid: Story = {
  render: (args) => <ApplicationForm {...args} />,
  play: async ({ canvas }) => {
    const t = getStoryMessages(applicationWords);
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
  render: (args) => <ApplicationForm {...args} filled />,
  play: async ({ canvas }) => {
    const t = getStoryMessages(applicationWords);
    await userEvent.click(canvas.getByRole("button", { name: t.submit }));
    await expect(canvas.getByRole("button", { name: t.submitting })).toHaveFocus();
    await expect(canvas.getByDisplayValue(t.values.firstName)).toBeVisible();
  },
};

export const Failed: Story = {
  render: (args) => <ApplicationForm {...args} filled outcome="failed" />,
  play: async ({ canvas }) => {
    const t = getStoryMessages(applicationWords);
    await userEvent.click(canvas.getByRole("button", { name: t.submit }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(t.failed);
  },
};
