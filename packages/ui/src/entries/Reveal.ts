export * from "../primitives/Reveal/index.ts";
