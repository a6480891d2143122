export { AudioGuide, type AudioGuideProps, type AudioGuideView } from "./AudioGuide.tsx";
export type { AudioGuideContent } from "./content.ts";
