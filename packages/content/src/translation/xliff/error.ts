/** The message is one sentence that says how to fix the file. */
export class XliffError extends Error {}
