export * from "../primitives/Separator/index.ts";
