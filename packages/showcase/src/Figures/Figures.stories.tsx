import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { hillside } from "../../sample/evidence/hillside.ts";
import { Hillside } from "../Hillside/index.ts";
import { Figures, type FiguresProps } from "./Figures.tsx";

const views = ["window", "letter", "mark", "hours"] as const;

const words = {
  en: {
    close: "Close",
    enlarge: (caption: string) => `Enlarge: ${caption}`,
    captions: [
      "The sun reaches flat 9 first.",
      "What was sent to the neighbours.",
      "The mark is the slope itself.",
      "From sunrise to the sun at one window.",
    ],
  },
  ar: {
    close: "إغلاق",
    enlarge: (caption: string) => `تكبير: ${caption}`,
    captions: [
      "أول شقة تصلها الشمس هي التاسعة.",
      "الرسالة التي وصلت إلى الجيران.",
      "الشعار هو المنحدر نفسه.",
      "من الشروق إلى وصول الشمس إلى نافذة.",
    ],
  },
};

const meta = {
  component: Figures,
  ...localizeArgs(
    words,
    ({ close, enlarge, captions }): FiguresProps => ({
      closeLabel: close,
      items: views.map((view, index) => ({
        picture: <Hillside content={hillside} view={view} />,
        caption: captions[index],
        enlargeLabel: enlarge(captions[index] ?? ""),
      })),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof Figures>;

export default meta;

export const Playground: StoryObj<typeof meta> = {};

export const Enlarged: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole("button");
    if (!button) throw new Error("There is no button to enlarge a picture.");
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    const area = within(dialog).getByRole("region");
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
  },
};
