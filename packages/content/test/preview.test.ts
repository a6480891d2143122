import { describe, expect, it } from "vitest";
import { queries } from "../src/queries/all.ts";
import { postQuery } from "../src/queries/posts.ts";
import { includeHidden } from "../src/queries/preview.ts";

describe("a question in a preview", () => {
  it("finds what is planned or hidden", () => {
    expect(includeHidden(postQuery)).toMatch(/^\*\[_type=="blogPost"&&slug\.current==\$slug\]/);
  });

  it("leaves no condition of being published where a page asks for documents", () => {
    const left = Object.values(queries).filter((query) =>
      /&&is(?:Published|Active)==true/.test(includeHidden(query)),
    );
    expect(left).toEqual([]);
  });
});
