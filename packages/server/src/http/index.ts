/** HTTP for extensions. */
export { maxBodyBytes, readJson, requireBody } from "./body.ts";
export { createConnectionLimit } from "./connectionLimit.ts";
export { ApiError, toLogFields } from "./errors.ts";
export { localUrl } from "./hosts.ts";
export { getNetworks, toClientKey } from "./networks.ts";
export { createTooManyError } from "./rateLimitHeaders.ts";
export type { Limits } from "./rateLimits.ts";
export { type GetClientAddress, requireNoHead, requireValid } from "./requests.ts";
export { contentOrigins } from "./security.ts";
