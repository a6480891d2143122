import { readFile } from "node:fs/promises";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { createCanvas, type Image } from "@napi-rs/canvas";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createOgImageRenderer } from "../og-image/renderer.ts";
import { renderOgImage } from "../og-image/renderOgImage.ts";
import { renderSvg, setFontConfig } from "../og-image/renderSvg.ts";
import {
  type OgImageDrawing,
  type OgImageInput,
  type OgImageKind,
  ogImageKinds,
  ogImageSize,
} from "../og-image/types.ts";
import { brandColors } from "../src/colors.ts";

const languages = ["en", "ar"] as const;
const { drawOgImage } = createOgImageRenderer("");

const title = {
  en: "What twelve months of measuring every advertisement in two languages taught us about budgets, patience and the small difference that a second headline makes",
  ar: "ما الذي تعلّمناه من قياس كل إعلان بلغتين طوال اثني عشر شهرًا عن الميزانيات والصبر وعن الفرق الصغير الذي يصنعه عنوان ثانٍ على UpFlyover في 2026",
};
const lead = {
  en: "Every part of a car has somewhere to go.",
  ar: "لكل قطعة في السيارة وجهة تصل إليها.",
};

const pictures = ogImageKinds.flatMap((kind) =>
  languages.map((language): [OgImageKind, OgImageInput] => [
    kind,
    { kind, language, title: title[language], lead: lead[language], note: "2026", seed: "longest" },
  ]),
);

const face: PortraitRecord = {
  seed: 14,
  face: { slope: 0.2, nasion: 0.2, hump: 0.4, projection: 0.5, lips: 0.2 },
  hair: "bun",
  density: 1.1,
  clothing: "rollneck",
};
const other: PortraitRecord = { seed: 6, hair: "ghutra", beard: "short", clothing: "kandura" };

const vehicle = {
  of: "vehicle",
  kilograms: [712, 259, 130, 79],
  accent: 1,
  launched: false,
} as const;
const seam = {
  of: "seam",
  offers: 9,
  needs: 9,
  match: { offer: 2, need: 6 },
  share: 0.412,
} as const;
const day = {
  of: "day",
  day: [
    ["06:00", 12],
    ["10:00", 175],
    ["13:20", 26],
    ["20:00", 182],
    ["22:00", 32],
  ],
  at: "17:30",
  launched: false,
} as const;

/** Artwork is tested with the built site. */
const drawings: [OgImageKind, OgImageDrawing][] = [
  ["rendre", vehicle],
  ["rendre", { ...vehicle, launched: true }],
  ["upflyover", seam],
  ["upflyover", { ...seam, share: 1 }],
  ["gymestry", day],
  ["gymestry", { ...day, launched: true }],
  ["vacancy", { of: "person", person: face }],
  ["page", { of: "pair", first: face, second: other }],
];
const drawn = drawings.flatMap(([kind, drawing]) =>
  languages.map((language) => ({ kind, language, drawing, title: "Rendre", seed: "own" })),
);

describe.each(drawn)("the picture of $kind with $drawing.of in $language", (input) => {
  it("has the size it states, at most 120 KB, and shows it in place of the artwork", async () => {
    const [file, without] = await Promise.all([
      drawOgImage(input),
      drawOgImage({ ...input, drawing: undefined }),
    ]);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, type: `image/${format}` }).toEqual(ogImageSize);
    expect(file.length).toBeLessThanOrEqual(120_000);
    expect(await getPixelDifference(file, without)).toBeGreaterThan(1);
  });
});

it("of a drawing that cannot be made is that of the artwork", async () => {
  const input: OgImageInput = { kind: "case", title: "Title", language: "en", seed: "one" };
  const drawing = { of: "person", person: null } as unknown as OgImageDrawing;
  const file = await drawOgImage({ ...input, drawing });
  expect(file.equals(await drawOgImage(input))).toBe(true);
});

describe("the SVG of a client's work", () => {
  const size = { width: 540, height: 630 };
  const text = `<svg viewBox="0 0 540 630"><rect width="540" height="630" fill="#fff"/>
    <g font-size="72"><text x="40" y="120" font-weight="500">Counter</text>
    <text x="500" y="240" direction="rtl" lang="ar">الاستلام</text>
    <text x="40" y="360">13:20 +41%</text></g></svg>`;

  it("has the library's fonts in both scripts", async () => {
    setFontConfig();
    const canvas = createCanvas(size.width, size.height);
    canvas.getContext("2d").drawImage((await renderSvg(text, size)) as Image, 0, 0);
    const reference = await readFile(new URL("./og-image/svg-text.png", import.meta.url));
    expect(await getPixelDifference(canvas.toBuffer("image/png"), reference)).toBeLessThan(0.2);
  });

  it("is none without an SVG", async () => {
    expect(await renderSvg("<div></div>", size)).toBeUndefined();
  });
});

describe("work that was made for a client", () => {
  const input: OgImageInput = { kind: "case", title: "Title", language: "en", seed: "one" };
  const work: OgImageDrawing = { of: "evidence", kind: "hillside", content: {} };
  const none = async () => "";
  const green = '<rect width="480" height="576" fill="#00ff00"/>';
  const svg = (inside: string) => `<svg viewBox="0 0 480 576">${green}${inside}</svg>`;

  it("fills the side beside the title, up to three edges", async () => {
    for (const language of languages) {
      const pixels = await renderOgImage({ ...input, language, drawing: work }, async () =>
        svg(""),
      );
      const isGreen = (x: number, y: number) => pixels[4 * (y * ogImageSize.width + x) + 1] === 255;
      const [edge, inner, outer] = language === "ar" ? [0, 539, 540] : [1199, 660, 659];
      expect([isGreen(edge, 0), isGreen(edge, 629), isGreen(inner, 300)]).toEqual([
        true,
        true,
        true,
      ]);
      expect(isGreen(outer, 300)).toBe(false);
    }
  });

  it("leaves nothing behind if it is not well-formed", async () => {
    const wrong = svg("<g>");
    const tried = await renderOgImage({ ...input, drawing: work }, async () => wrong);
    expect(tried).toEqual(await renderOgImage(input, none));
    const missing = await renderOgImage({ ...input, drawing: work }, none);
    expect(missing).toEqual(tried);
  });
});

describe.each(pictures)("the picture of %s", (_, input) => {
  it(`has the size it states, at most 120 KB, in ${input.language}`, async () => {
    const file = await drawOgImage(input);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, type: `image/${format}` }).toEqual(ogImageSize);
    expect(file.length).toBeLessThanOrEqual(120_000);
  });
});

it("is the same for the same input, and another for another seed", async () => {
  const input: OgImageInput = { kind: "case", title: "Title", language: "en", seed: "one" };
  const [first, again, other] = await Promise.all([
    drawOgImage(input),
    drawOgImage(input),
    drawOgImage({ ...input, seed: "two" }),
  ]);
  expect(again.equals(first)).toBe(true);
  expect(other.equals(first)).toBe(false);
});

it("that cannot be drawn fails alone", async () => {
  const input: OgImageInput = { kind: "case", title: "Title", language: "en", seed: "one" };
  const wrong = { ...input, kind: "unknown" } as unknown as OgImageInput;
  const [failed, drawn] = await Promise.allSettled([drawOgImage(wrong), drawOgImage(input)]);
  expect([failed.status, drawn.status]).toEqual(["rejected", "fulfilled"]);
  await expect(drawOgImage(wrong)).rejects.toThrow();
});

it("keeps the ground's colour to the bit, so that no edge shows beside it", async () => {
  const file = await drawOgImage({
    kind: "post",
    title: "Title",
    language: "en",
    seed: "ground",
  });
  const [r, g, b] = await sharp(file)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(`#${[r, g, b].map((part) => part?.toString(16).padStart(2, "0")).join("")}`).toBe(
    brandColors.light.ground,
  );
});

/** Visibly different pixels, in percent. */
async function getPixelDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).resize(600).removeAlpha().greyscale().raw().toBuffer()),
  );
  const far = (a as Buffer).filter((value, index) => Math.abs(value - (b?.[index] ?? 0)) > 64);
  return (100 * far.length) / (a as Buffer).length;
}

/** Approved by eye. Created with `sharp(file).resize(600).png({ palette: true })`. */
const references: Record<string, OgImageInput> = {
  "home-ar": {
    kind: "home",
    title: "أقصر مسافة بين الفكرة وسوقها.",
    language: "ar",
    seed: "home",
  },
  "post-ar": {
    kind: "post",
    title: "الكشيدة ليست تباعد أحرف",
    note: "لينا حداد",
    language: "ar",
    seed: "kashida",
  },
  "rendre-ar": {
    kind: "rendre",
    title: "Rendre",
    lead: "منصة لإعادة تدوير المركبات",
    note: "منتصف عام 2026",
    language: "ar",
    seed: "rendre",
    drawing: vehicle,
  },
  "upflyover-en": {
    kind: "upflyover",
    title: "UpFlyover",
    lead: "B2B marketplace",
    language: "en",
    seed: "upflyover",
    drawing: seam,
  },
  "gymestry-ar": {
    kind: "gymestry",
    title: "Gymestry",
    lead: "منصة لإدارة الصالات الرياضية",
    language: "ar",
    seed: "gymestry",
    drawing: day,
  },
  "team-ar": {
    kind: "page",
    title: "فريقنا في لندن ودولة الإمارات",
    language: "ar",
    seed: "/team",
    drawing: { of: "pair", first: face, second: other },
  },
  "vacancy-en": {
    kind: "vacancy",
    title: "Senior brand designer, Arabic type",
    note: "Dubai, hybrid",
    language: "en",
    seed: "designer",
    drawing: { of: "person", person: face },
  },
};

describe.each(Object.entries(references))("the reference %s", (name, input) => {
  const reference = () => readFile(new URL(`./og-image/${name}.png`, import.meta.url));

  it("is what is drawn, but for the edges of letters on another processor", async () => {
    expect(await getPixelDifference(await drawOgImage(input), await reference())).toBeLessThan(0.2);
  });

  it("tells letters that are not joined, or not in their order, from those that are", async () => {
    const apart = (text = "") => [...text].join("\u200c");
    const wrong = {
      ...input,
      title: apart(input.title),
      lead: apart(input.lead),
      note: apart(input.note),
    };
    const backwards = { ...input, title: [...input.title].reverse().join("") };
    const changed = input.language === "ar" ? wrong : backwards;
    expect(await getPixelDifference(await drawOgImage(changed), await reference())).toBeGreaterThan(
      0.5,
    );
  });
});
