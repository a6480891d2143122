import { mkdirSync, writeFileSync } from "node:fs";
import { brandCss, createBrand, describeBrandChanges } from "@agency/tokens";
import type { Plugin } from "vite";
import site from "../src/site.json" with { type: "json" };
import { createFontCss } from "./fonts.ts";

const icon = (color: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <path d="M8 16h16" stroke="${color}" stroke-width="3" />
  <circle cx="7" cy="16" r="5" fill="${color}" />
  <path d="m25 9 7 7-7 7-7-7z" fill="${color}" />
</svg>
`;

/** Creates `src/brand.css` and the icon from `site.json` and `fonts.ts`. */
export function brand(): Plugin {
  const created = createBrand(site.color);
  return {
    name: "brand",
    config() {
      mkdirSync("public", { recursive: true });
      writeFileSync("src/brand.css", brandCss(created) + createFontCss());
      // Visible on light and dark tabs.
      writeFileSync("public/icon.svg", icon(created.dark.line));
    },
    buildStart() {
      if (this.environment.name !== "client") return;
      for (const text of describeBrandChanges(created)) console.warn(`${site.color}: ${text}`);
    },
  };
}
