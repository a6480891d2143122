export * from "../primitives/Artwork/index.ts";
