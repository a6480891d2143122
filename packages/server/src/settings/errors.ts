/** Message for the operator. */
export class StartError extends Error {}

/** Message for the operator. */
export class SettingsError extends Error {}
