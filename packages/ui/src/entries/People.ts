export * from "../sections/People/index.ts";
