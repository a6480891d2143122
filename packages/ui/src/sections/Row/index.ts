export { Row, type RowProps, Rows, type RowsProps } from "./Row.tsx";
