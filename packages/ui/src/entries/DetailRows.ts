export * from "../sections/DetailRows/index.ts";
