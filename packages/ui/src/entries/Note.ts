export * from "../primitives/Note/index.ts";
