export * from "../sections/EmptyState/index.ts";
