export * from "../primitives/MetaLine/index.ts";
