/** The message is one sentence for the operator. */
export class StartError extends Error {}

/** The message is one sentence for the operator. */
export class SettingsError extends Error {}
