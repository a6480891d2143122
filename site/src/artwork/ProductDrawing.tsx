import type { ProductSlug } from "@agency/content";
import { PanelDrawing } from "@agency/showcase/ProductPanels";

/** Kinds of drawings by product. */
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

/** The product's own drawing, in the accent around it. */
export default function ProductDrawing({ product, launched = false }: ProductDrawingProps) {
  return (
    <PanelDrawing kind={productDrawings[product]} launched={launched} share={launched ? 1 : 0.4} />
  );
}
