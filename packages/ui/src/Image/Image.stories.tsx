import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Image, type ImageProps } from "./Image.tsx";
import { storyImage } from "./storyImages.ts";

const words = {
  en: "A network of fine lines with one short path through it",
  ar: "شبكة من الخطوط الدقيقة يعبرها أقصر مسار",
};

function Sample(
  props: Omit<ImageProps, "image"> & { ground?: "auto" | "inverse" | "orange"; mirror?: boolean },
) {
  const { ground = "auto", mirror, ...rest } = props;
  const alt = words[useAgency().language as "en" | "ar"];
  return (
    <Container before="page">
      <Image {...rest} image={{ ...storyImage("network", ground, 1200, 800, alt), mirror }} />
    </Container>
  );
}

const meta = {
  title: "Primitives/Image",
  component: Image,
  args: { image: storyImage("network") },
  render: () => <Sample />,
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In its own ratio, with a variant for each theme. */
export const Themes: Story = {};
export const Ratio: Story = { render: () => <Sample ratio="16/5" ground="orange" /> };
/** Drawn artwork starts on the reading side. */
export const Mirrored: Story = { render: () => <Sample mirror ratio="2/1" /> };
