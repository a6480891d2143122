export * from "../primitives/Divider/index.ts";
