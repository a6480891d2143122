import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBoth, inPage } from "../../../../../.storybook/helpers.tsx";
import { Video } from "./Video.tsx";

/** A drawing in place of a frame, so that no story asks the network. */
const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="#1b1916"/><path d="M240 450H1360" stroke="#ff8906" stroke-width="12"/><circle cx="240" cy="450" r="34" fill="#ff8906"/><path d="m1360 416 34 34-34 34-34-34Z" fill="#ff8906"/></svg>',
)}`;

const words = {
  en: { label: "How a line is drawn", caption: "A minute in the studio. Without sound." },
  ar: { label: "كيف يُرسم الخط", caption: "دقيقة في الاستوديو. بلا صوت." },
};

const meta = {
  component: Video,
  ...inBoth(words, (t) => ({
    ...t,
    poster,
    sources: [{ src: "film.mp4", type: "video/mp4" }],
    silent: true as const,
  })),
  decorators: [inPage],
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Portrait: Story = {
  args: { ratio: "4/5" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
