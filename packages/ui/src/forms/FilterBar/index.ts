export { FilterBar, type FilterBarProps, type FilterItem } from "./FilterBar.tsx";
