export * from "../shell/LanguageSelect/index.ts";
