/**
 * Takes the pictures of the README, docs/pictures/, from the built site with its sample content:
 * `npm run pictures:readme`, or `node scripts/pictures/readme.ts team` for some.
 */
import sharp from "sharp";
import { open, picturesFolder, visit, withSite, writeWithin } from "./pages.ts";

/** Of a picture in the README, in pixels, and its bytes at most. */
const shown = 960;
const most = 60_000;

const pictures = {
  "home-ar-light": ["/ar", "light"],
  "home-en-dark": ["/", "dark"],
  "gymestry-ar-dark": ["/ar/gymestry", "dark"],
  "rendre-en-light": ["/rendre", "light"],
  "upflyover-ar-light": ["/ar/upflyover", "light"],
  "team-en-dark": ["/team", "dark"],
  "case-ar-light": ["/ar/case-studies/marsa-lines", "light"],
  "blog-en-light": ["/blog", "light"],
} as const;

const [, , ...wanted] = process.argv;
await withSite(async (browser, url) => {
  for (const [name, [path, theme]] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await visit(browser, { theme });
    await open(page, url + path);
    const picture = sharp(await page.screenshot()).resize({ width: shown });
    await writeWithin(name, picture, most, picturesFolder);
    await page.close();
  }
});
