export { type ProductPanel, ProductPanels, type ProductPanelsProps } from "./ProductPanels.tsx";
