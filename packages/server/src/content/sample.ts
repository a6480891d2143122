/** Content that a new site starts with. */
export interface SampleContent {
  /** NDJSON file, with its pictures beside it. */
  file: string;
  /** Returns a document dated for the first start. @default the document as it is in the file */
  datedFor?: <Document extends object>(document: Document, now: Date) => Document;
}
