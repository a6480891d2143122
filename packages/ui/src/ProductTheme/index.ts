export { type Product, ProductTheme, type ProductThemeProps } from "./ProductTheme.tsx";
