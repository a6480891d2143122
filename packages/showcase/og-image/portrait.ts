import { createHash } from "node:crypto";
import type { PortraitRecord } from "@agency/ui/Portrait";

export interface PortraitInput {
  record: PortraitRecord;
  theme: PortraitTheme;
  /** In right-to-left emails. */
  mirrored: boolean;
}

export type PortraitTheme = "light" | "dark";

/** In px: twice the displayed size. */
export const portraitSide = 144;

/** Increment with every visible change, to invalidate caches. */
const drawingVersion = 1;

/** Returns 43 URL-safe characters. */
export const hashPortrait = ({ record, theme, mirrored }: PortraitInput): string =>
  createHash("sha256")
    .update(JSON.stringify([drawingVersion, record, theme, mirrored]))
    .digest("base64url");
