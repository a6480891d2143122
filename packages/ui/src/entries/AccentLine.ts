export * from "../primitives/AccentLine/index.ts";
