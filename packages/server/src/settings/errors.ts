/** A start that cannot succeed; the message is one sentence for the operator. */
export class StartError extends Error {}

/** A setting that stops the start; the message is one sentence for the operator. */
export class SettingsError extends Error {}
