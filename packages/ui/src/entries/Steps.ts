export * from "../sections/Steps/index.ts";
