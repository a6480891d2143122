import { describe, expect, it } from "vitest";
import { drawings } from "./builtInDrawings.ts";
import { kinds } from "./kinds.ts";
import { createRandom, type Field } from "./pen.ts";

const size = { width: 1200, height: 500 };

function recorder() {
  const log: string[] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get:
      (_, name) =>
      (...values: number[]) =>
        log.push(`${String(name)} ${values.map((value) => value.toFixed(1))}`),
    set: (_, name, value) => {
      log.push(`${String(name)}=${value}`);
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
  return { log, context };
}

function record(kind: keyof typeof drawings, seed: number, progress = 1) {
  const { log, context } = recorder();
  drawings[kind]({
    context,
    ...size,
    ink: "ink",
    accent: "accent",
    random: createRandom(seed),
    phase: 0,
    progress,
  });
  return log;
}

describe.each(Object.keys(drawings) as (keyof typeof drawings)[])("%s", (kind) => {
  it("draws the same for the same seed, and another for another", () => {
    expect(record(kind, 1)).toEqual(record(kind, 1));
    expect(record(kind, 1)).not.toEqual(record(kind, 2));
  });

  it("never draws at a place that is no number", () => {
    expect(record(kind, 1).join()).not.toContain("NaN");
  });

  it("shows less of the path before it is drawn, and no rhomb", () => {
    expect(record(kind, 1, 0.5).length).toBeLessThan(record(kind, 1).length);
    expect(record(kind, 1, 0.5).filter((line) => line.startsWith("moveTo"))).toHaveLength(0);
  });
});

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])("%s", async (kind) => {
  const { default: field } = (await kinds[kind]()) as { default: Field };
  const draw = (seed: number) => {
    const { log, context } = recorder();
    const pen = { context, ...size, ink: "ink", accent: "accent", phase: 0, progress: 1 };
    const accentPath = field({ ...pen, random: createRandom(seed) });
    return { log: log.join("\n"), accentPath };
  };

  it("draws the same for the same seed, another for another, and at places that are numbers", () => {
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
    expect(draw(3).log).not.toContain("NaN");
  });

  it.each([
    { width: 1200, height: 500 },
    { width: 400, height: 500 },
    { width: 300, height: 300 },
  ])("has a way within $width × $height that begins on the reading side", (size) => {
    for (let seed = 1; seed <= 6; seed++) {
      const context = new Proxy({}, { get: () => () => {}, set: () => true });
      const accentPath = field({
        context: context as CanvasRenderingContext2D,
        ...size,
        ink: "ink",
        accent: "accent",
        phase: 0,
        progress: 1,
        random: createRandom(seed),
      });
      // `halftone` has an accent row, no path.
      if (kind === "halftone") {
        expect(accentPath).toEqual([]);
        continue;
      }
      const [first, last] = [accentPath[0], accentPath.at(-1)];
      if (!first || !last) throw new Error(`Seed ${seed} has no way.`);
      const margin = Math.min(size.width, size.height) * 0.014;
      for (const [x, y] of [first, last]) {
        expect(x).toBeGreaterThan(margin);
        expect(x).toBeLessThan(size.width - margin);
        expect(y).toBeGreaterThan(margin);
        expect(y).toBeLessThan(size.height - margin);
      }
      expect(first[0]).toBeLessThanOrEqual(last[0]);
      expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeGreaterThan(margin * 4);
    }
  });
});
