export { Breadcrumbs, type BreadcrumbsItem, type BreadcrumbsProps } from "./Breadcrumbs.tsx";
