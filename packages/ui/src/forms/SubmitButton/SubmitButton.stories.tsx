import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import {
  getStoryMessages,
  inPage,
  localizeArgs,
  useStoryMessages,
} from "../../../../../.storybook/helpers.tsx";
import { Inline } from "../../primitives/Inline/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { Form } from "../Form/index.ts";
import { SubmitButton, type SubmitButtonProps } from "./SubmitButton.tsx";

const words = {
  en: {
    send: "Send Message",
    sending: "sending...",
    note: "We’ll reply from London, Dubai, Abu Dhabi or Sharjah.",
  },
  ar: {
    send: "إرسال الرسالة",
    sending: "جارٍ الإرسال...",
    note: "تصل إلى شخص في لندن أو دبي، أيّهما مستيقظ.",
  },
};

const submit = fn();

function Sample(props: SubmitButtonProps) {
  const t = useStoryMessages(words);
  const [busy, setBusy] = useState(false);
  return (
    <Form
      busy={busy}
      onSubmit={() => {
        setBusy(true);
        submit();
      }}
    >
      <Inline gap={5}>
        <SubmitButton {...props} />
        <Text size="sm" tone="secondary">
          {t.note}
        </Text>
      </Inline>
    </Form>
  );
}

const meta = {
  tags: ["edges"],
  component: SubmitButton,
  ...localizeArgs(words, (t): SubmitButtonProps => ({ busyLabel: t.sending, children: t.send })),
  beforeEach: () => submit.mockClear(),
  decorators: [inPage],
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Busy: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{Enter}");
    await userEvent.dblClick(canvas.getByRole("button"));
    await expect(submit).toHaveBeenCalledOnce();
    const t = getStoryMessages(words);
    await expect(canvas.getByRole("button", { name: t.sending })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(t.sending));
  },
};
