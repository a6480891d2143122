export * from "../sections/Pricing/index.ts";
