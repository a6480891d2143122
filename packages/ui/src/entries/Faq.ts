export * from "../sections/Faq/index.ts";
