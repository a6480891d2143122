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
  content: OrderBoardContent;
  /**
   * - `hero`: the whole board, 1440 × 880
   * - `phone`: an order by message, in the page's language, 390 × 844 at most
   * - `landscape`: cover, 720 × 450
   * - `portrait`: the total and the offices, 480 × 576
   * - `small`: the total, 350 × 256
   * - `dishes`: two dishes, 680 × 340
   * - `offices`: each as a ring, 480 × 640
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
 * Artwork of a caterer's board. A lunch is a dot, hollow without nuts. An office is a ring, filled
 * once it has ordered. Totals are computed. The board has both scripts and is never mirrored.
 * Messages follow the page.
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
