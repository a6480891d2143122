import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allConsents } from "../../shared/allConsents.ts";
import { consents, currentConsents } from "../../shared/consent.ts";

/**
 * Start of each consent text's SHA-256 in all languages. Only add lines: visitors agreed to
 * existing texts.
 */
const recorded = {
  "newsletter-1": "bdb5f6ec0a32",
  "rendre-1": "0b434c8ce0a7",
  "upflyover-1": "3fffa6cffdfd",
  "upflyover-2": "ce3deb4b43d0",
  "gymestry-1": "7370850f8b71",
  "contact-1": "4eebb77842e3",
  "contact-2": "506ad0c489df",
  "application-1": "df3bafaca7b0",
  "application-2": "0f058c438f06",
  "newsletter-2": "6121bc1cb9ce",
  "rendre-2": "e2ec454e20d9",
  "upflyover-3": "85c68af6170c",
  "gymestry-2": "fb90859afd46",
  "contact-3": "24b30f2508b8",
  "application-3": "6b105ea8603b",
};

const toDigest = (texts: object) =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);

test("a wording that was in use is never changed", () => {
  const digests = Object.entries(allConsents).map(([version, texts]) => [version, toDigest(texts)]);
  expect(Object.fromEntries(digests)).toEqual(recorded);
});

test("each form shows the latest wording of its own", () => {
  for (const [form, version] of Object.entries(currentConsents)) {
    const own = Object.keys(allConsents).filter((one) => one.startsWith(`${form}-`));
    expect(own.at(-1)).toBe(version);
  }
});

test("browsers load the current texts only", () => {
  expect(Object.keys(consents).sort()).toEqual(Object.values(currentConsents).sort());
});
