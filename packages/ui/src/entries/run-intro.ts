export * from "../shell/IntroLoader/runIntro.ts";
