import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";

// Unique: never an installed font.
const latin = "SharingLatin";
const arabic = "SharingArabic";
const files = {
  [latin]: "instrument-sans-latin-wght-normal.woff2",
  [arabic]: "readex-pro-arabic-full-normal.woff2",
};
for (const [name, file] of Object.entries(files)) {
  const path = fileURLToPath(import.meta.resolve(`@agency/ui/fonts/${file}`));
  GlobalFonts.register(readFileSync(path), name);
}

/**
 * Sets the canvas font, with an Arabic fallback.
 *
 * @param size in px
 * @param spacing in px
 */
export function setFont(context: SKRSContext2D, size: number, weight: number, spacing: number) {
  context.font = `${weight} ${size}px ${latin}, ${arabic}`;
  context.letterSpacing = `${spacing}px`;
}
