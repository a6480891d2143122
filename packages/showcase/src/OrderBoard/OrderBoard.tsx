import { useAgency } from "@agency/ui/AgencyProvider";
import { Board, type PartProps } from "./Board.tsx";
import type { OrderBoardContent } from "./content.ts";
import { Landscape, Portrait, Small } from "./covers.tsx";
import { AllOffices, LargeMark, TwoDishes } from "./details.tsx";
import { Order } from "./Order.tsx";

export type OrderBoardView =
  | "hero"
  | "phone"
  | "landscape"
  | "portrait"
  | "small"
  | "dishes"
  | "offices"
  | "phoneOther"
  | "mark";

export interface OrderBoardProps extends PartProps {
  /** What is drawn, in both languages. */
  content: OrderBoardContent;
  /**
   * - `hero`: the whole board, 1440 × 880
   * - `phone`: how an office orders, by message, in the language of the page, 390 × 844 at most
   * - `landscape`: the board set anew as a cover, 720 × 450
   * - `portrait`: the total and the offices, 480 × 576
   * - `small`: the total alone, 350 × 256
   * - `dishes`: two dishes that differ by little, 680 × 340
   * - `offices`: each office as a ring, 480 × 640
   * - `phoneOther`: `phone` in the other language
   * - `mark`: the mark among lunches, 784 × 470
   *
   * @default "hero"
   */
  view?: OrderBoardView | undefined;
}

const parts = {
  hero: Board,
  landscape: Landscape,
  portrait: Portrait,
  small: Small,
  dishes: TwoDishes,
  offices: AllOffices,
  mark: LargeMark,
};

/**
 * The board of a kitchen that cooks lunch for offices: each lunch a dot, three to a column, counted
 * from the right, hollow without nuts; each office a ring, filled when it has ordered. All totals
 * are sums of the dishes and offices. The board shares two scripts and does not turn with the page;
 * the messages of an office do.
 *
 * Not for an order that a visitor places (`forms`), nor for figures of a result (`Figure`).
 */
export function OrderBoard({ view = "hero", ...props }: OrderBoardProps) {
  const arabic = useAgency().language.startsWith("ar");
  if (view === "phone" || view === "phoneOther") {
    return <Order {...props} language={arabic === (view === "phone") ? "ar" : "en"} />;
  }
  const Part = parts[view];
  return <Part {...props} />;
}
