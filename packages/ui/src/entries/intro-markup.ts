export * from "../shell/IntroLoader/IntroMarkup.ts";
