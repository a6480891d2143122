export * from "../shell/IntroLoader/index.ts";
