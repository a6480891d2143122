/** HTTP for extensions. */
export { maxBodyBytes, readJson, requireBody } from "./body.ts";
export { ApiError, loggable } from "./errors.ts";
export { localUrl } from "./hosts.ts";
export type { Limits } from "./limits.ts";
export { getNetworks, toClient } from "./networks.ts";
export { tooMany } from "./rateLimit.ts";
export { type GetClientAddress, requireNoHead, requireValid } from "./requests.ts";
export { createSeats } from "./seats.ts";
export { contentOrigins } from "./security.ts";
