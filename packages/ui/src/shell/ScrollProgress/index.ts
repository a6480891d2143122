export { ScrollProgress, type ScrollProgressProps } from "./ScrollProgress.tsx";
