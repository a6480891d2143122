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
   * - `hero`: whole board, 1440 × 880
   * - `phone`: order by message, 390 × 844 at most
   * - `landscape`: cover, 720 × 450
   * - `portrait`: total and offices, 480 × 576
   * - `small`: total, 350 × 256
   * - `dishes`: two dishes, 680 × 340
   * - `offices`: rings, 480 × 640
   * - `phoneOther`: other language
   * - `mark`: among lunches, 784 × 470
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
 * Artwork of a caterer's board: a dot per lunch (hollow without nuts), a ring per office (filled
 * once it has ordered). Totals are computed. Bilingual and never mirrored, except messages.
 *
 * Not for visitors' orders (`forms`) or results (`Figure`).
 */
export function OrderBoard({ view = "hero", ...props }: OrderBoardProps) {
  const arabic = useAgency().language.startsWith("ar");
  if (view === "phone" || view === "phoneOther") {
    return <Order {...props} language={arabic === (view === "phone") ? "ar" : "en"} />;
  }
  const Part = parts[view];
  return <Part {...props} />;
}
