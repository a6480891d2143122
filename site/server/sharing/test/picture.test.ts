import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  type SharingInput,
  type SharingKind,
  sharingKinds,
  sharingSize,
} from "../../../shared/sharing.ts";
import { brandColors } from "../../../src/agency/colors.ts";
import { languages } from "../../../src/language.ts";
import { sharingPicture } from "../picture.ts";

const title = {
  en: "What twelve months of measuring every advertisement in two languages taught us about budgets, patience and the small difference that a second headline makes",
  ar: "ما الذي تعلّمناه من قياس كل إعلان بلغتين طوال اثني عشر شهرًا عن الميزانيات والصبر وعن الفرق الصغير الذي يصنعه عنوان ثانٍ على UpFlyover في 2026",
};
const lead = {
  en: "Every part of a car has somewhere to go.",
  ar: "لكل قطعة في السيارة وجهة تصل إليها.",
};

const pictures = sharingKinds.flatMap((kind) =>
  languages.map((language): [SharingKind, SharingInput] => [
    kind,
    { kind, language, title: title[language], lead: lead[language], note: "2026", seed: "longest" },
  ]),
);

describe.each(pictures)("the picture of %s", (_, input) => {
  it(`has the size it states, at most 120 KB, in ${input.language}`, async () => {
    const file = await sharingPicture(input);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, type: `image/${format}` }).toEqual(sharingSize);
    expect(file.length).toBeLessThanOrEqual(120 * 1024);
  });
});

it("is the same for the same input, and another for another seed", async () => {
  const input: SharingInput = { kind: "case", title: "Title", language: "en", seed: "one" };
  const [first, again, other] = await Promise.all([
    sharingPicture(input),
    sharingPicture(input),
    sharingPicture({ ...input, seed: "two" }),
  ]);
  expect(again.equals(first)).toBe(true);
  expect(other.equals(first)).toBe(false);
});

it("that cannot be drawn fails alone", async () => {
  const input: SharingInput = { kind: "case", title: "Title", language: "en", seed: "one" };
  const wrong = { ...input, kind: "unknown" } as unknown as SharingInput;
  const [failed, drawn] = await Promise.allSettled([sharingPicture(wrong), sharingPicture(input)]);
  expect([failed.status, drawn.status]).toEqual(["rejected", "fulfilled"]);
  await expect(sharingPicture(wrong)).rejects.toThrow();
});

it("keeps the ground's colour to the bit, so that no edge shows beside it", async () => {
  const file = await sharingPicture({
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

/** How many of a hundred pixels differ to the eye, at half the size. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).resize(600).removeAlpha().greyscale().raw().toBuffer()),
  );
  const far = (a as Buffer).filter((value, index) => Math.abs(value - (b?.[index] ?? 0)) > 64);
  return (100 * far.length) / (a as Buffer).length;
}

/** As drawn by hand and looked at; made with `sharp(file).resize(600).png({ palette: true })`. */
const references: Record<string, SharingInput> = {
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
    lead: lead.ar,
    note: "منتصف عام 2026",
    language: "ar",
    seed: "rendre",
  },
  "vacancy-en": {
    kind: "vacancy",
    title: "Senior brand designer, Arabic type",
    note: "Dubai, hybrid",
    language: "en",
    seed: "designer",
  },
};

describe.each(Object.entries(references))("the reference %s", (name, input) => {
  const reference = () => readFile(new URL(`./references/${name}.png`, import.meta.url));

  it("is what is drawn, but for the edges of letters on another processor", async () => {
    expect(await difference(await sharingPicture(input), await reference())).toBeLessThan(0.2);
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
    expect(await difference(await sharingPicture(changed), await reference())).toBeGreaterThan(0.5);
  });
});
