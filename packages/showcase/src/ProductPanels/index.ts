export { PanelDrawing, type PanelDrawingKind } from "./PanelDrawing.tsx";
export { type ProductPanel, ProductPanels, type ProductPanelsProps } from "./ProductPanels.tsx";
