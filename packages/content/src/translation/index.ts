export { type FieldState, fieldStates, type MarkState } from "../schema/translation-states.ts";
export { type Exported, exportXliff } from "./export.ts";
export { type Planned, planImport } from "./import.ts";
export { exportDocuments, type Imported, importTranslations, review } from "./import-export.ts";
export { hashField } from "./marks.ts";
export { type Publication, planPublication } from "./publish.ts";
export { getSource, type Source } from "./source.ts";
export { type FieldStatus, getStatus } from "./status.ts";
export { type Document, getTypeTitle, translatedTypes } from "./translatable-fields.ts";
export {
  type Count,
  createTranslationIndex,
  type Entry,
  type FieldFilter,
  type Filter,
  type TranslationIndex,
  type Visibility,
} from "./translation-index.ts";
export { createMarkMutations, getTitle, publishedId, type Versions } from "./versions.ts";
export { XliffError } from "./xliff/error.ts";
