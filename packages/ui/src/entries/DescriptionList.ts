export * from "../primitives/DescriptionList/index.ts";
