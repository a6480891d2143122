export * from "../articles/RankedList/index.ts";
