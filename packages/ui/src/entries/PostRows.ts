export * from "../articles/PostRows/index.ts";
