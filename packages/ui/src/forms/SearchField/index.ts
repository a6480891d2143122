export { foldText, hasWords, matchesText } from "./foldText.ts";
export { SearchField, type SearchFieldProps } from "./SearchField.tsx";
