import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Form } from "../Form/index.ts";
import { Inline } from "../Inline/index.ts";
import { Text } from "../Text/index.ts";
import { SubmitButton } from "./SubmitButton.tsx";

const words = {
  en: {
    send: "Send Message",
    sending: "sending...",
    note: "Sent to a person in London or Dubai, whoever is awake.",
  },
  ar: {
    send: "إرسال الرسالة",
    sending: "جارٍ الإرسال...",
    note: "تصل إلى شخص في لندن أو دبي، أيّهما مستيقظ.",
  },
};

const submit = fn();

function Sample() {
  const t = words[useAgency().language as "en" | "ar"];
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
        <SubmitButton busyLabel={t.sending}>{t.send}</SubmitButton>
        <Text size="sm" tone="fg2">
          {t.note}
        </Text>
      </Inline>
    </Form>
  );
}

const meta = {
  title: "Forms/SubmitButton",
  tags: ["edges"],
  component: SubmitButton,
  args: { busyLabel: "", children: "" },
  beforeEach: () => submit.mockClear(),
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
  render: () => <Sample />,
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Sent by keyboard; keeps focus, and a second time sends nothing. */
export const Busy: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{Enter}");
    await userEvent.dblClick(canvas.getByRole("button"));
    await expect(submit).toHaveBeenCalledOnce();
    const t = words[globals.direction === "rtl" ? "ar" : "en"];
    await expect(canvas.getByRole("button", { name: t.sending })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(t.sending));
  },
};
