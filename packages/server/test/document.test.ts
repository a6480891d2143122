import { describe, expect, it } from "vitest";
import { computeHash } from "../src/http/security.ts";
import { preparePage, withoutFonts } from "../src/pages/document.ts";

const font = '@font-face{src:url(/assets/a.woff2)format("woff2");font-family:A}';
const code = `const text = "${"@font-face{}"}";`;
const source = (css: string) =>
  `<head><script>${code}</script><style>${css}</style><script type="application/json" id="site-settings"></script></head>`;

describe("the document of a page whose address is nobody else's business", () => {
  it("asks for no font from a style of its own, and keeps the rest", () => {
    const whole = source(`:root{color:red}${font}@layer a{p{margin:0}}${font}`);
    expect(withoutFonts(whole)).toBe(source(":root{color:red}@layer a{p{margin:0}}"));
  });

  it("allows that style by its own hash", () => {
    const settings = { content: {} } as Parameters<typeof preparePage>[1];
    const { styleHashes } = preparePage(withoutFonts(source(`p{margin:0}${font}`)), settings);
    expect(styleHashes).toEqual([computeHash("p{margin:0}")]);
  });
});
