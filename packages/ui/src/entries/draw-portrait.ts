export * from "../primitives/Portrait/drawPortrait.ts";
