import { createHash } from "node:crypto";
import type { PortraitRecord } from "@agency/ui/Portrait";

/** Content of a portrait in a mail, as plain data. */
export interface PortraitInput {
  record: PortraitRecord;
  theme: PortraitTheme;
  /** In a right-to-left mail: whoever looks on looks to the left there. */
  mirrored: boolean;
}

export type PortraitTheme = "light" | "dark";

/** Width and height of the file in px: twice those in the mail. */
export const portraitSide = 144;

/** Version of the drawing: raise it with every visible change, to invalidate cached pictures. */
const edition = 1;

/** Hashes all that the picture depends on to 43 URL-safe characters. */
export const hashPortrait = ({ record, theme, mirrored }: PortraitInput): string =>
  createHash("sha256")
    .update(JSON.stringify([edition, record, theme, mirrored]))
    .digest("base64url");
