/** Settings for extensions and their commands. */
export type { Mailbox } from "./env.ts";
export { loadEnvFile } from "./envFile.ts";
export { SettingsError } from "./errors.ts";
export { createLinkToken, deriveUuid, getId, isSame, loadSecret } from "./secret.ts";
export { readSettings, type Settings, type StaffMail } from "./settings.ts";
export { defaultTimeouts, type Timeouts } from "./timeouts.ts";
