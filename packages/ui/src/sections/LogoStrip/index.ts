export { type Logo, LogoStrip, type LogoStripProps } from "./LogoStrip.tsx";
