import { describe, expect, it } from "vitest";
import { drawings } from "./builtInDrawings.ts";
import { type ArtworkField, drawArtwork } from "./drawArtwork.ts";
import { kinds } from "./kinds.ts";

type Kind = keyof typeof drawings | keyof typeof kinds;

async function record(own: Partial<Parameters<typeof drawArtwork>[1]> = {}): Promise<string[]> {
  const log: string[] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get:
      (_, name) =>
      (...values: unknown[]) =>
        log.push(`${String(name)} ${values}`),
    set: (_, name, value) => {
      log.push(`${String(name)}=${value}`);
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
  const size = { width: 540, height: 630 };
  await drawArtwork(context, { kind: "bundle", ...size, ink: "ink", accent: "accent", ...own });
  return log;
}

describe.each([...Object.keys(drawings), ...Object.keys(kinds)] as Kind[])("%s", (kind) => {
  it("draws the same for the same seed on any canvas, and leaves it as it was", async () => {
    const log = await record({ kind, seed: 3 });
    expect(await record({ kind, seed: 3 })).toEqual(log);
    expect(await record({ kind, seed: 4 })).not.toEqual(log);
    expect([log[0], log.at(-1)]).toEqual(["save ", "restore "]);
    expect(log.join()).not.toContain("NaN");
  });
});

const field: ArtworkField = () => [
  [10, 20],
  [30, 40],
];

it("draws a field of one's own, and its way in the weight asked for", async () => {
  const log = await record({ kind: field, weight: 7, radius: 14 });
  expect(log).toContain("lineWidth=7");
  expect(log.some((line) => line.startsWith("arc 10,20,14"))).toBe(true);
});

it("draws the way of a kind in that weight once, and not in its own", async () => {
  const log = await record({ kind: "maze", weight: 7 });
  const widths = log.filter((line) => /^(lineWidth|strokeStyle)=/.test(line));
  expect(widths.slice(-2)).toEqual(["strokeStyle=accent", "lineWidth=7"]);
  expect(widths.filter((line) => line === "strokeStyle=accent")).toHaveLength(1);
});

it("is mirrored for right-to-left", async () => {
  expect(await record({ kind: field })).not.toContain("transform -1,0,0,1,540,0");
  expect(await record({ kind: field, mirrored: true })).toContain("transform -1,0,0,1,540,0");
});

it("outlines the ends of a way that is still open, over the ground", async () => {
  expect(await record({ kind: field, hollow: "ground" })).toContain("fillStyle=ground");
  expect(await record({ kind: field })).not.toContain("fillStyle=ground");
});
