// @vitest-environment jsdom
import { gzipSync } from "node:zlib";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { storyPortraits } from "../../../../../.storybook/portraits.ts";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { portrait } from "./drawPortrait.ts";
import { Portrait, type PortraitProps } from "./Portrait.tsx";
import { PortraitPair } from "./PortraitPair.tsx";
import type { PortraitRecord, PortraitSize } from "./record.ts";
import { pathOf, type Strand } from "./spline.ts";

const records: PortraitRecord[] = Object.values(storyPortraits);
const sizes: PortraitSize[] = ["small", "medium", "large"];
const heights = { small: 600, medium: 1500, large: 3000 };
const [lina] = records as [PortraitRecord];

const page = (props: Partial<PortraitProps> = {}, language = "en") => (
  <AgencyProvider language={language}>
    <Portrait record={lina} {...props} />
  </AgencyProvider>
);

afterEach(cleanup);

describe("portrait", () => {
  it("is the same for the same record, and another one for every person", () => {
    for (const size of sizes) {
      const drawn = records.map((record) => JSON.stringify(portrait(record, size)));
      expect(records.map((record) => JSON.stringify(portrait({ ...record }, size)))).toEqual(drawn);
      expect(new Set(drawn).size).toBe(records.length);
    }
  });

  it("is made of whole numbers, with its points on the sheet", () => {
    for (const record of records) {
      for (const size of sizes) {
        const drawn = portrait(record, size);
        expect(JSON.stringify(drawn)).not.toMatch(/NaN|null|Infinity|undefined|\d\.\d|e-/);
        const [, top] = drawn.start;
        const [, low] = drawn.end;
        expect(top).toBeGreaterThan(0);
        expect(low).toBeGreaterThan(top);
        expect(low).toBeLessThan(heights[size]);
      }
    }
  });

  it("follows each measure of the face", () => {
    const { line } = portrait({ seed: 1, hair: "short" }, "large");
    for (const measure of [
      ...["slope", "brow", "nasion", "hump", "projection", "length"],
      ...["tip", "roundness", "lips", "chin", "jaw", "jowl"],
    ]) {
      const other = portrait({ seed: 1, hair: "short", face: { [measure]: 0.8 } }, "large");
      expect(other.line, measure).not.toBe(line);
    }
  });

  it("ends its line where something else begins", () => {
    const end = (more: Partial<PortraitRecord>) =>
      portrait({ seed: 1, hair: "short", ...more }, "large").end;
    expect(end({ clothing: "rollneck" })[1]).toBeLessThan(end({ clothing: "crew" })[1]);
    // A long beard in front of the neck, a hijab on the breast.
    expect(end({ beard: "long" })[0]).toBeGreaterThan(end({})[0]);
    expect(end({ hair: "hijab" })[1]).toBeGreaterThan(end({})[1]);
  });

  it("runs on down the breast to where another line begins", () => {
    for (const record of records) {
      const alone = portrait(record, "large");
      const met = portrait(record, "large", [390, 576]);
      expect(met.end).toEqual([1950, 2880]);
      expect(met.start).toEqual(alone.start);
      expect(met.layers).toEqual(alone.layers);
    }
  });

  it("tells how high it stands", () => {
    const top = (hair: PortraitRecord["hair"]) => portrait({ seed: 1, hair }, "large").top;
    expect(top("short")).toBeGreaterThan(300);
    for (const high of ["afro", "turban"] as const) expect(top(high)).toBeLessThan(top("short"));
  });

  it("has fewer lines where it is smaller", () => {
    for (const record of records) {
      const lengths = sizes.map((size) => JSON.stringify(portrait(record, size)).length);
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    }
  });
});

describe("pathOf", () => {
  it("writes a corner, a line and a curve, and comes to its end", () => {
    const strands: Strand[] = [
      [
        [0, 0],
        [10, 5],
      ],
      [
        [0, 10],
        [10, 0],
        [20, 10],
        [33, 4],
      ],
    ];
    expect(pathOf(strands, 1)).toBe("M0 0l10 5m-10 5q10-10 15-5t18-1");
  });
});

describe("Portrait", () => {
  it("is a named picture, or hidden beside the name", () => {
    render(page({ label: "Drawn portrait of Lina" }));
    expect(screen.getByRole("img", { name: "Drawn portrait of Lina" })).toBeTruthy();
    cleanup();
    render(page());
    expect(screen.queryByRole("img")).toBeNull();
  });

  it.each([
    ["en", undefined, false],
    ["en", "start", true],
    ["ar", undefined, true],
    ["ar", "start", false],
  ] as const)("in %s, facing %s, it is mirrored: %s", (language, facing, mirrored) => {
    const { container } = render(page({ facing }, language));
    expect(container.querySelector("g[transform]") !== null).toBe(mirrored);
  });

  it("keeps the head in the middle of another shape", () => {
    const { container } = render(page({ size: "large", ratio: 1 }));
    expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe("-340 0 3000 3000");
  });

  it("stays small at every size, as a server writes it", () => {
    for (const record of records) {
      for (const size of sizes) {
        const weight = gzipSync(renderToString(page({ record, size }))).byteLength;
        expect(weight).toBeLessThan(size === "small" ? 4096 : 10240);
      }
    }
  });
});

describe("PortraitPair", () => {
  const pair = (language: string, label?: string) => (
    <AgencyProvider language={language}>
      <PortraitPair first={lina} second={records[1] as PortraitRecord} label={label} />
    </AgencyProvider>
  );

  it("is one named picture of two people, or hidden beside their names", () => {
    render(pair("en", "Lina and Yousef, drawn"));
    expect(screen.getAllByRole("img", { name: "Lina and Yousef, drawn" })).toHaveLength(1);
    cleanup();
    render(pair("en"));
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("has the first where reading starts", () => {
    const mirrored = (language: string) =>
      render(pair(language)).container.querySelector("svg > g")?.hasAttribute("transform");
    expect(mirrored("en")).toBe(false);
    expect(mirrored("ar")).toBe(true);
  });

  it("stays small, as a server writes it", () => {
    expect(gzipSync(renderToString(pair("en"))).byteLength).toBeLessThan(14_336);
  });
});
