import { type Pair, press } from "./pair.ts";

/** The "today" of the drawings, an hour before noon in Dubai. */
const before = "2025-11-20T06:35:53Z";
/** When Gymestry is launched in its next place too. */
const after = "2030-01-01T08:00:00Z";

const stories = (name: string) => `packages/ui/src/products/${name}.webp`;

/** The three products. */
export const products: Record<string, Pair> = {
  "rendre-before-en": {
    drawn: "products/rendre-first-en-dark-1440",
    path: "/rendre",
    moment: before,
  },
  "rendre-launched-ar": {
    drawn: "products/rendre-launched-ar-light-1440",
    path: "/ar/rendre",
    theme: "light",
  },
  "rendre-parts-en": {
    drawn: "products/rendre-middle-en-light-1440",
    part: [0, 345, 1440, 1035],
    path: "/rendre",
    theme: "light",
    at: "#solution section",
    above: 30,
  },
  "rendre-part-by-key-ar": {
    drawn: "products/rendre-part-by-key-ar-light-1440",
    path: "/ar/rendre",
    theme: "light",
    state: press('#solution input[type="range"]', "End", "ArrowRight", "ArrowRight", "ArrowRight"),
    at: "#solution svg",
    above: 100,
  },
  "rendre-model-en": {
    drawn: "products/rendre-model-en-dark-1440",
    path: "/rendre",
    at: "#dashboard",
    above: -120,
    tall: 1_130,
  },
  "rendre-phone-ar": {
    drawn: "products/rendre-phone-ar-dark-390",
    half: 300,
    path: "/ar/rendre",
    width: 390,
    moment: before,
  },
  "upflyover-before-ar": {
    drawn: "products/upflyover-first-ar-light-1440",
    path: "/ar/upflyover",
    theme: "light",
  },
  "upflyover-full-en": {
    drawn: "products/upflyover-launched-en-dark-1440",
    file: stories("SeamOpening/__screenshots__/full-dark-ltr-drawing"),
  },
  "upflyover-sides-ar": {
    drawn: "products/upflyover-middle-ar-dark-1440",
    path: "/ar/upflyover",
    at: "#how",
    above: -120,
    tall: 1_190,
  },
  "upflyover-model-en": {
    drawn: "products/upflyover-model-en-dark-1440",
    path: "/upflyover",
    at: "#deal",
    above: -120,
    tall: 1_060,
  },
  "upflyover-phone-ar": {
    drawn: "products/upflyover-phone-ar-light-390",
    half: 300,
    path: "/ar/upflyover",
    theme: "light",
    width: 390,
  },
  "gymestry-before-ar": {
    drawn: "products/gymestry-first-ar-light-1440",
    path: "/ar/gymestry",
    theme: "light",
    moment: before,
  },
  "gymestry-before-low": {
    drawn: "products/gymestry-first-en-dark-1280x800",
    path: "/gymestry",
    width: 1280,
    height: 800,
    moment: before,
  },
  "gymestry-launched-en": {
    drawn: "products/gymestry-launched-en-dark-1440",
    path: "/gymestry",
    moment: after,
  },
  "gymestry-hours-ar": {
    drawn: "products/gymestry-middle-ar-light-1440",
    path: "/ar/gymestry",
    theme: "light",
    at: "#features",
    above: -120,
  },
  "gymestry-model-en": {
    drawn: "products/gymestry-model-en-light-1440",
    path: "/gymestry",
    theme: "light",
    at: "#book",
    above: -120,
    tall: 1_090,
  },
  "gymestry-phone-ar": {
    drawn: "products/gymestry-phone-ar-light-390",
    half: 300,
    path: "/ar/gymestry",
    theme: "light",
    width: 390,
    moment: before,
  },
};
