export * from "../primitives/VisuallyHidden/index.ts";
