import { createHash } from "node:crypto";
import type { PortraitRecord } from "@agency/ui/Portrait";

/** What a portrait in a mail shows; all of it is data. */
export interface PortraitInput {
  record: PortraitRecord;
  theme: PortraitTheme;
  /** In a right-to-left mail: whoever looks on looks to the left there. */
  mirrored: boolean;
}

export type PortraitTheme = "light" | "dark";

/** Of the file, in px on each side: two for each that a mail shows. */
export const portraitSide = 144;

/** Version of the drawing: raise it with every visible change, to invalidate cached pictures. */
const edition = 1;

/** Hashes all that the picture depends on to 43 URL-safe characters. */
export const hashPortrait = ({ record, theme, mirrored }: PortraitInput): string =>
  createHash("sha256")
    .update(JSON.stringify([edition, record, theme, mirrored]))
    .digest("base64url");
