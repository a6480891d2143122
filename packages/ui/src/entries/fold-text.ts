export * from "../forms/SearchField/foldText.ts";
