import { createHash } from "node:crypto";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { type Language, languages } from "../../src/language.ts";

/** What a portrait in a mail shows; all of it is data. */
export interface PortraitInput {
  record: PortraitRecord;
  theme: PortraitTheme;
  /** In a right-to-left mail: whoever looks on looks to the left there. */
  mirrored: boolean;
}

const themes = ["light", "dark"] as const;
type PortraitTheme = (typeof themes)[number];

/** Of the file, in px on each side: two for each that a mail shows. */
export const portraitSide = 144;

/** To be raised with every change of the look, so that pictures kept before are made again. */
const edition = 1;

/** What the picture depends on and nothing else, as 43 characters that may stand in a file's name. */
export const hashOf = ({ record, theme, mirrored }: PortraitInput): string =>
  createHash("sha256")
    .update(JSON.stringify([edition, record, theme, mirrored]))
    .digest("base64url");

/** The address of a portrait in a mail. @param id of the document, which has letters that an address takes */
export const portraitPath = (id: string, language: Language, theme: PortraitTheme): string =>
  `/portraits/${language}-${theme}/${id}.png`;

/** Whose portrait an address is of, and how it is drawn. */
export function portraitAt(
  address: string,
): { id: string; language: Language; theme: PortraitTheme } | undefined {
  const [, own, light, id] = /^\/portraits\/(\w+)-(\w+)\/([\w.-]+)\.png$/.exec(address) ?? [];
  const language = languages.find((one) => one === own);
  const theme = themes.find((one) => one === light);
  return id && language && theme ? { id, language, theme } : undefined;
}
