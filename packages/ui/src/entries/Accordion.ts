export * from "../sections/Accordion/index.ts";
