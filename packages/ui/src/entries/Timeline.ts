export * from "../sections/Timeline/index.ts";
