import type { ProductSlug } from "@agency/content";
import { PanelDrawing } from "@agency/showcase/ProductPanels";

export const productDrawings = {
  rendre: "vehicle",
  upflyover: "meeting",
  gymestry: "day",
} as const;

interface ProductDrawingProps {
  product: ProductSlug;
  /** @default false */
  launched?: boolean;
}

/** A product's own drawing, in the accent around it. */
export default function ProductDrawing({ product, launched = false }: ProductDrawingProps) {
  return (
    <PanelDrawing kind={productDrawings[product]} launched={launched} share={launched ? 1 : 0.4} />
  );
}
