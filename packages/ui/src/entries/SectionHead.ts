export * from "../sections/SectionHead/index.ts";
