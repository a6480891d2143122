export * from "../primitives/Skeleton/index.ts";
