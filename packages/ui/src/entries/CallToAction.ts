export * from "../sections/CallToAction/index.ts";
