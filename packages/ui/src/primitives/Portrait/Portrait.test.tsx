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

const records: PortraitRecord[] = Object.values(storyPortraits);
const sizes: PortraitSize[] = ["small", "medium", "large"];
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

  it("has fewer lines where it is smaller", () => {
    for (const record of records) {
      const lengths = sizes.map((size) => JSON.stringify(portrait(record, size)).length);
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    }
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

  it("stays small, as a server writes it", () => {
    expect(gzipSync(renderToString(pair("en"))).byteLength).toBeLessThan(14_336);
  });
});
