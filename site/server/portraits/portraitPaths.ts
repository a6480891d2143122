import { type Language, languages } from "@agency/content/language";
import type { PortraitTheme } from "@agency/showcase/og-image/portrait";

const themes: readonly PortraitTheme[] = ["light", "dark"];

/**
 * Returns a portrait's path.
 *
 * @param id document id, URL-safe characters only
 */
export const getPortraitPath = (id: string, language: Language, theme: PortraitTheme): string =>
  `/portraits/${language}-${theme}/${id}.png`;

/** Parses a portrait's path, `undefined` if invalid. */
export function parsePortraitPath(
  path: string,
): { id: string; language: Language; theme: PortraitTheme } | undefined {
  const [, own, light, id] = /^\/portraits\/(\w+)-(\w+)\/([\w.-]+)\.png$/.exec(path) ?? [];
  const language = languages.find((one) => one === own);
  const theme = themes.find((one) => one === light);
  return id && language && theme ? { id, language, theme } : undefined;
}
