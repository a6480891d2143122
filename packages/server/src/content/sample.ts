export interface SampleContent {
  /** NDJSON file, with its pictures beside it. */
  file: string;
  /** Dates a document relative to the first start. @default unchanged */
  shiftDates?: <Document extends object>(document: Document, now: Date) => Document;
}
