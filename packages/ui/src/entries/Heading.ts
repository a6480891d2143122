export * from "../primitives/Heading/index.ts";
