export { type FieldState, fieldStates, type MarkState } from "../schema/translation-states.ts";
export { type Exported, exportXliff } from "./export.ts";
export { type Planned, planImport } from "./import.ts";
export { hashField } from "./marks.ts";
export {
  type Count,
  createOverview,
  type Entry,
  type Filter,
  type Overview,
  type Visibility,
  type Wanted,
} from "./overview.ts";
export { type Document, translatedTypes, typeTitle } from "./places.ts";
export { getSource, type Source } from "./source.ts";
export { type FieldStatus, getStatus } from "./status.ts";
export { marking } from "./versions.ts";
export { exportFrom, type Imported, importInto, review } from "./work.ts";
export { XliffError } from "./xliff/read.ts";
