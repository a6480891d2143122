export {
  type ProductColors,
  type ProductColorsByTheme,
  ProductTheme,
  type ProductThemeProps,
} from "./ProductTheme.tsx";
