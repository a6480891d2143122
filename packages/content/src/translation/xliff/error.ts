/** The message says how to fix the file. */
export class XliffError extends Error {}
