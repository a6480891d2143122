import { Container } from "@agency/ui/Container";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { orderBoard } from "../../sample/evidence/order-board.ts";
import { OrderBoard, type OrderBoardView } from "./OrderBoard.tsx";

const meta = {
  component: OrderBoard,
  tags: ["drawing", "!test"],
  args: {
    content: orderBoard,
    view: "hero",
    label: "The kitchen's board: 400 lunches for 41 offices, of which 37 have ordered.",
  },
} satisfies Meta<typeof OrderBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // `Views` already covers it.
  tags: ["!drawing"],
};

const widths: [view: OrderBoardView, width: number][] = [
  ["hero", 1360],
  ["landscape", 720],
  ["portrait", 440],
  ["small", 350],
  ["phone", 390],
  ["dishes", 925],
  ["offices", 452],
  ["phoneOther", 322],
  ["mark", 783],
];

export const Variants: Story = {
  render: ({ content }) => (
    <Container paddingBlockStart="page">
      {widths.map(([view, width]) => (
        <div key={view} style={{ maxInlineSize: width, marginBlockEnd: 40 }}>
          <OrderBoard content={content} view={view} />
        </div>
      ))}
    </Container>
  ),
};
