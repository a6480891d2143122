export type { OrderBoardContent, OrderBoardDish } from "./content.ts";
export { OrderBoard, type OrderBoardProps, type OrderBoardView } from "./OrderBoard.tsx";
