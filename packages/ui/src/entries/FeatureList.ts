export * from "../sections/FeatureList/index.ts";
