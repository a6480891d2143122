import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPainter, type DrawingOptions } from "./painter.ts";
import { drawPath, type Pen } from "./pen.ts";

const look: DrawingOptions = {
  seed: 1,
  slice: 0,
  slices: 1,
  mirrored: false,
  ink: "ink",
  accent: "accent",
  width: 100,
  height: 50,
  density: 2,
  still: false,
  breathe: false,
  seen: false,
};

let frames: FrameRequestCallback[] = [];
let now = 0;
function next(ms = 16) {
  now += ms;
  const asked = frames;
  frames = [];
  for (const frame of asked) frame(now);
  return asked.length;
}
function rest() {
  let count = 0;
  while (next() > 0) if (++count > 1000) throw new Error("It does not rest.");
}

function setUp() {
  const sizes: string[] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get: () => () => {},
    set: () => true,
  });
  let [width, height] = [300, 150];
  const canvas = {
    getContext: () => context,
    get width() {
      return width;
    },
    set width(value) {
      width = value;
      sizes.push(`width ${value}`);
    },
    get height() {
      return height;
    },
    set height(value) {
      height = value;
      sizes.push(`height ${value}`);
    },
  } as unknown as HTMLCanvasElement;
  const pens: Pen[] = [];
  const drawing = (pen: Pen) => {
    pens.push(pen);
    drawPath(
      pen,
      [
        [0, 0],
        [1, 1],
      ],
      1,
      1,
    );
  };
  const onDrawn = vi.fn();
  const change = createPainter(canvas, drawing, onDrawn);
  return { change, pens, onDrawn, sizes };
}

beforeEach(() => {
  frames = [];
  now = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => null;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a drawing", () => {
  it("is drawn once, however much changes before a frame, and then rests", () => {
    const { change, pens } = setUp();
    change(look);
    change({ seed: 2 });
    change({ width: 120 });
    rest();
    expect(pens).toHaveLength(1);
    expect(pens[0]).toMatchObject({ width: 120, progress: 0, phase: 0 });
  });

  it("is not drawn again for what it is already", () => {
    const { change, pens } = setUp();
    change({ ...look, still: true });
    rest();
    change({ ...look, still: true });
    change({ seen: true });
    rest();
    expect(pens).toHaveLength(1);
    change({ ink: "other" });
    rest();
    expect(pens).toHaveLength(2);
  });

  it("takes another size, and keeps its own", () => {
    const { change, sizes } = setUp();
    change({ ...look, still: true });
    rest();
    expect(sizes).toEqual(["width 200", "height 100"]);
    change({ ink: "other" });
    rest();
    expect(sizes).toHaveLength(2);
    change({ height: 60 });
    rest();
    expect(sizes.at(-1)).toBe("height 120");
  });

  it("waits for a size", () => {
    const { change, pens } = setUp();
    change({ ...look, width: 0 });
    rest();
    expect(pens).toHaveLength(0);
    // Less than one device pixel.
    change({ width: 0.1 });
    rest();
    expect(pens).toHaveLength(0);
    change({ width: 100 });
    rest();
    expect(pens).toHaveLength(1);
  });

  it("draws its fine lines once and its path over time, when it is seen", () => {
    const { change, pens, onDrawn } = setUp();
    change(look);
    rest();
    expect(onDrawn).not.toHaveBeenCalled();
    change({ seen: true });
    next();
    next(600);
    expect(onDrawn).not.toHaveBeenCalled();
    next(600);
    expect(onDrawn).toHaveBeenCalledOnce();
    expect(pens).toHaveLength(1);
    expect(frames).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("keeps its path from then on, at every size", () => {
    const { change, pens, onDrawn } = setUp();
    change({ ...look, seen: true });
    rest();
    change({ width: 200 });
    rest();
    expect(pens.at(-1)).toMatchObject({ width: 200, progress: 1 });
    expect(onDrawn).toHaveBeenCalledOnce();
  });

  it("stops where it is when it is out of sight, and goes on there", () => {
    const { change, onDrawn } = setUp();
    change({ ...look, seen: true });
    next();
    next(600);
    change({ seen: false });
    rest();
    change({ seen: true });
    next(60_000);
    next(16);
    expect(onDrawn).not.toHaveBeenCalled();
    next(600);
    expect(onDrawn).toHaveBeenCalledOnce();
  });

  it("is whole at once where nothing may move", () => {
    const { change, pens, onDrawn } = setUp();
    change({ ...look, seen: true, breathe: true, still: true });
    rest();
    expect(pens).toHaveLength(1);
    expect(pens[0]).toMatchObject({ progress: 1, phase: 0 });
    expect(onDrawn).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("breathes on while it is seen, and not when it is not", () => {
    const { change, pens } = setUp();
    change({ ...look, seen: true, breathe: true });
    for (let frame = 0; frame < 200; frame++) {
      next();
      vi.advanceTimersByTime(50);
    }
    const phases = new Set(pens.map(({ phase }) => phase));
    expect(phases.size).toBeGreaterThan(100);
    expect(Math.max(...phases)).toBeLessThanOrEqual(0.12);
    for (const calm of [{ seen: false }, { seen: true, still: true }]) {
      change(calm);
      rest();
      vi.advanceTimersByTime(1000);
      expect(frames).toHaveLength(0);
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});
