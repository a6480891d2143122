import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { storyImage } from "../../../../../.storybook/images.ts";
import { fillTemplate } from "../../internal/fillTemplate.ts";
import { Gallery, type GalleryProps } from "./Gallery.tsx";
import { lightboxModule } from "./lightboxModule.ts";
import type { GalleryLabels } from "./types.ts";

type Words = {
  labels: { [Name in keyof GalleryLabels]-?: NonNullable<GalleryLabels[Name]> };
  images: [alt: string, caption?: string][];
};

const words: Record<"en" | "ar", Words> = {
  en: {
    labels: {
      title: "Gallery",
      enlarge: "Enlarge:",
      close: "Close",
      previous: "Previous picture",
      next: "Next picture",
      position: "{n} of {total}",
    },
    images: [
      ["The map of eleven routes, drawn as one net", "The map on the quay wall."],
      ["Contour lines of the harbour with one crossing", "Depths that decide which boat goes."],
      ["A circle of departures, each joined to its arrival"],
      ["The net again, on paper", "The printed sheet, first edition."],
    ],
  },
  ar: {
    labels: {
      title: "معرض الصور",
      enlarge: "تكبير:",
      close: "إغلاق",
      previous: "الصورة السابقة",
      next: "الصورة التالية",
      position: "{n} من {total}",
    },
    images: [
      ["خريطة أحد عشر خطًا مرسومة شبكةً واحدة", "الخريطة على جدار الرصيف."],
      ["خطوط أعماق الميناء يعبرها مسار واحد", "الأعماق التي تحدّد أي قارب يبحر."],
      ["دائرة من المغادرات يصل كلٌّ منها إلى وصوله"],
      ["الشبكة نفسها على الورق", "الورقة المطبوعة، الإصدار الأول."],
    ],
  },
};

const pictures = [
  storyImage("network", "orange", 1200, 800),
  storyImage("contour", "auto", 1000, 1200),
  storyImage("chord", "inverse", 1000, 800),
  storyImage("network", "inverse", 1200, 800),
];

const meta = {
  component: Gallery,
  beforeEach: async () => {
    await lightboxModule.load();
  },
  tags: ["edges"],
  ...localizeArgs(
    words,
    (t): GalleryProps => ({
      labels: t.labels,
      items: t.images.map(([alt, caption], index) => ({
        image: { ...(pictures[index] as (typeof pictures)[number]), alt, mirror: true },
        caption,
      })),
    }),
  ),
  render: (args) => (
    <div style={{ paddingBlock: 96, overflowX: "clip" }}>
      <Gallery {...args} />
    </div>
  ),
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
  },
};

export const Lightbox: Story = {
  play: async ({ canvas, globals }) => {
    const rtl = globals.direction === "rtl";
    const { labels, images } = rtl ? words.ar : words.en;
    const [forward, back] = rtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const opener = canvas.getByRole("link", { name: `${labels.enlarge} ${images[1]?.[0]}` });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: labels.title as string });
    const status = within(dialog).getByRole("status");
    await expect(status).toHaveTextContent(fillTemplate(labels.position, { n: 2, total: 4 }));

    await userEvent.keyboard(`{${forward}}`);
    await expect(status).toHaveTextContent(fillTemplate(labels.position, { n: 3, total: 4 }));
    await expect(within(dialog).getByRole("img")).toHaveAccessibleName(images[2]?.[0] as string);
    await userEvent.keyboard("{End}");
    await expect(within(dialog).getByRole("button", { name: labels.next })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard(`{${forward}}`);
    await expect(status).toHaveTextContent(fillTemplate(labels.position, { n: 4, total: 4 }));
    await userEvent.keyboard(`{${back}}{${back}}`);

    await userEvent.keyboard(`{${back}}`);
    await userEvent.click(within(dialog).getByRole("button", { name: labels.close }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole("link")[0]).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
  },
};
