/**
 * What a site is made of on the server: its definition, and what its own parts need. What the browser
 * needs too is in `@agency/server/forms/*`.
 */
// What works for strangers in turns, in a process or thread that can be ended.
export { Turns } from "@agency/content-lake/turns";
export { type PublicSettings, publicContent } from "./content/content.ts";
export { noteTags, noteUntil } from "./content/freshness.ts";
export type { Extension, OpenExtension, ServerDeps } from "./extension.ts";
export type { CountRendering, Rendering } from "./http/crowd.ts";
export { ApiError, loggable, unreadable } from "./http/errors.ts";
export type { Limits } from "./http/limits.ts";
export { type AddressOf, requireValid } from "./http/requests.ts";
export type { BuiltSite } from "./pages/builtSite.ts";
export { withSettings } from "./pages/document.ts";
export { createKept, type KeptOptions } from "./pages/kept.ts";
export type { ForOne, Rendered, RendererOptions } from "./pages/renderer.ts";
export { sendVariants, type Variants, variants } from "./pages/variants.ts";
export { createPictureCache, type PictureCache } from "./pictures/picture-cache.ts";
export { SettingsError } from "./settings/errors.ts";
export { readSettings, type Settings } from "./settings/settings.ts";
export { times } from "./settings/times.ts";
export type { SiteDefinition } from "./site.ts";
export { applications, enquiries, subscriptions } from "./submissions/kinds.ts";
