export { IntroLoader, type IntroLoaderProps } from "./IntroLoader.tsx";
export { IntroMarkup, type IntroMarkupProps } from "./IntroMarkup.ts";
export type { RunIntroOptions } from "./runIntro.ts";
