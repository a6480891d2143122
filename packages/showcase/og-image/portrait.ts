import { createHash } from "node:crypto";
import type { PortraitRecord } from "@agency/ui/Portrait";

/** Serializable content of an email portrait. */
export interface PortraitInput {
  record: PortraitRecord;
  theme: PortraitTheme;
  /** Mirrored for right-to-left emails. */
  mirrored: boolean;
}

export type PortraitTheme = "light" | "dark";

/** Width and height in px: twice the displayed size. */
export const portraitSide = 144;

/** Version of the drawing. Increment it with every visible change to invalidate cached images. */
const edition = 1;

/** Hashes all inputs of the image to 43 URL-safe characters. */
export const hashPortrait = ({ record, theme, mirrored }: PortraitInput): string =>
  createHash("sha256")
    .update(JSON.stringify([edition, record, theme, mirrored]))
    .digest("base64url");
