export { ThemeSelect, type ThemeSelectProps } from "./ThemeSelect.tsx";
