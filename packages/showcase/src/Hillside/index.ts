export type { HillsideContent, HillsideFlat, HillsideLetter } from "./content.ts";
export { Hillside, type HillsideProps, type HillsideView } from "./Hillside.tsx";
