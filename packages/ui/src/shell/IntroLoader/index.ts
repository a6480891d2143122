export { IntroLoader, type IntroLoaderProps } from "./IntroLoader.tsx";
export { IntroMarkup, type IntroMarkupProps } from "./IntroMarkup.ts";
export { introTiming, type RunIntroOptions, runIntro } from "./runIntro.ts";
