export { ShareButtons, type ShareButtonsProps } from "./ShareButtons.tsx";
