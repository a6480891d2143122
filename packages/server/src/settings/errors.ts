/** Error that prevents the start. The message is one sentence for the operator. */
export class StartError extends Error {}

/** Invalid setting. The message is one sentence for the operator. */
export class SettingsError extends Error {}
