export * from "../sections/PreviousNext/index.ts";
