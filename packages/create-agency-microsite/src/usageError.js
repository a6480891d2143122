/** Shown without a stack trace. */
export class UsageError extends Error {}
