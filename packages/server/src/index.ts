/** Code shared with browsers is in `@agency/server/forms/*`. */
export { FairScheduler } from "@agency/content-lake/fair-scheduler";
export { browserContent, type PublicSettings } from "./content/content.ts";
export { recordCacheTags, recordStaleWhen } from "./content/invalidation.ts";
export type { Extension, OpenExtension, ServerDeps } from "./extension.ts";
export { ApiError, toLogFields } from "./http/errors.ts";
export type { CountRendering, Rendering } from "./http/requestQueue.ts";
export { requireValid } from "./http/requests.ts";
export type { HealthCheck } from "./monitoring/monitor.ts";
export { withSettings } from "./pages/document.ts";
export type { Rendered, RendererOptions, VisitorOptions } from "./pages/renderer.ts";
export { createPictureCache, type PictureCache } from "./pictures/picture-cache.ts";
export { SettingsError } from "./settings/errors.ts";
export { readSettings, type Settings } from "./settings/settings.ts";
export type { SiteDefinition } from "./site.ts";
export { applications, enquiries, subscriptions } from "./submissions/formKinds.ts";
