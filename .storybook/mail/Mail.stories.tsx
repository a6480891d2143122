import type { Meta, StoryObj } from "@storybook/react-vite";
import { MailPreview } from "./MailPreview.tsx";
import { confirmation, confirmationPage, enquiry, newsletter } from "./mails.ts";

// Pictures of the site's real mails are in its own tests.
const meta = {
  tags: ["!test"],
  component: MailPreview,
  argTypes: { mail: { control: false }, page: { control: false } },
  parameters: {
    docs: {
      source: { type: "code", code: 'import { mailHtml } from "@agency/mail";\n\nmailHtml(mail);' },
    },
  },
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enquiry: Story = { args: { mail: enquiry } };
export const Confirmation: Story = { args: { mail: confirmation } };
export const Newsletter: Story = { args: { mail: newsletter } };

/** Opened by a link of a mail, without scripts. */
export const ConfirmationPage: Story = { args: { page: confirmationPage } };
