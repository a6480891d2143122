import { describe, expect, it } from "vitest";
import { hashOgImage } from "../og-image/hash.ts";
import type { OgImageInput } from "../og-image/types.ts";

const input: OgImageInput = { kind: "post", title: "Title", language: "en", seed: "title" };

describe("the hash of a picture", () => {
  it("is the same for the same content, whatever the order of the properties", () => {
    const { kind, ...rest } = input;
    expect(hashOgImage({ ...rest, kind })).toBe(hashOgImage(input));
    expect(hashOgImage({ ...input, note: undefined })).toBe(hashOgImage(input));
  });

  it.each([
    { title: "Another" },
    { note: "Note" },
    { lead: "Note" },
    { language: "ar" as const },
    { seed: "another" },
    { kind: "case" as const },
    {
      drawing: {
        of: "seam",
        offers: 9,
        needs: 9,
        match: { offer: 2, need: 6 },
        share: 0.4,
      } as const,
    },
  ])("is another with another %o", (change) => {
    expect(hashOgImage({ ...input, ...change })).not.toBe(hashOgImage(input));
  });
});
