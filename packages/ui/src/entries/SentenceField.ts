export * from "../forms/SentenceField/index.ts";
