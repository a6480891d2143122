export { Column, type ColumnNumber, type ColumnProps, Grid, type GridProps } from "./Grid.tsx";
