import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import animateDots, { drawDots, linkDistance, type ParticleSettings } from "./particles.ts";

interface Drawn {
  alpha: number;
  arcs: number[][];
  lines: number[][];
}

class Path {
  arcs: number[][] = [];
  lines: number[][] = [];
  at: number[] = [];
  moveTo(...at: number[]) {
    this.at = at;
  }
  lineTo(...to: number[]) {
    this.lines.push([...this.at, ...to]);
  }
  arc(...values: number[]) {
    this.arcs.push(values);
  }
}

function recorder() {
  const frames: Drawn[][] = [];
  const context = {
    globalAlpha: 1,
    fillStyle: "",
    strokeStyle: "",
    scale: vi.fn(),
    clearRect: () => frames.push([]),
    stroke: (path: Path) => frames.at(-1)?.push({ alpha: context.globalAlpha, ...path }),
    fill: (path: Path) => frames.at(-1)?.push({ alpha: context.globalAlpha, ...path }),
  };
  return { context: context as typeof context & CanvasRenderingContext2D, frames };
}

const getDots = (count: number) => Array.from({ length: count * 6 }, Math.random);
const settings = (more: Partial<ParticleSettings> = {}): ParticleSettings => ({
  width: 1280,
  height: 800,
  pixelRatio: 1,
  color: "rgb(255, 137, 6)",
  moving: false,
  dots: getDots(50),
  ...more,
});
function drawn(more: Partial<ParticleSettings>, time = 0) {
  const { context, frames } = recorder();
  drawDots(context, settings(more), time);
  const layers = frames[0] ?? [];
  return {
    dots: layers.flatMap(({ alpha, arcs }) =>
      arcs.map(([x, y, radius]) => ({ alpha, x, y, radius })),
    ),
    links: layers.flatMap(({ alpha, lines }) => lines.map((line) => ({ alpha, line }))),
    color: context.fillStyle,
  };
}

beforeEach(() => vi.stubGlobal("Path2D", Path));
afterEach(() => vi.unstubAllGlobals());

describe("drawDots", () => {
  it("keeps places, sizes and opacities in the ranges of the specification", () => {
    const dots = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, ...getDots(1000)];
    const { dots: all } = drawn({ dots });
    expect(all).toHaveLength(1002);
    const range = (of: (dot: (typeof all)[number]) => number | undefined) => {
      const values = all.map((dot) => of(dot) as number);
      return [Math.min(...values), Math.max(...values)];
    };
    expect(range(({ x }) => x)).toEqual([0, 1280]);
    expect(range(({ y }) => y)).toEqual([0, 800]);
    expect(range(({ radius }) => radius)).toEqual([1, 3]);
    const [min, greatest] = range(({ alpha }) => alpha) as [number, number];
    expect(min).toBeCloseTo(0.2);
    expect(greatest).toBeCloseTo(0.7);
  });

  it("links exactly the pairs closer than 100 px, each once, at 0.1 at most", () => {
    const dots = getDots(300);
    const places = Array.from({ length: 300 }, (_, at) => [
      dots[at * 6]! * 1280,
      dots[at * 6 + 1]! * 800,
    ]) as [number, number][];
    let expected = 0;
    places.forEach(([x, y], at) => {
      for (const [otherX, otherY] of places.slice(at + 1)) {
        if (Math.hypot(x - otherX, y - otherY) < linkDistance) expected += 1;
      }
    });
    const { links } = drawn({ dots });
    expect(expected).toBeGreaterThan(0);
    expect(links).toHaveLength(expected);
    for (const { alpha, line } of links) {
      const [x = 0, y = 0, otherX = 0, otherY = 0] = line;
      expect(Math.hypot(x - otherX, y - otherY)).toBeLessThan(linkDistance);
      expect(alpha).toBeLessThanOrEqual(0.1);
      expect(alpha).toBeGreaterThan(0);
    }
  });

  it("links the closest the strongest", () => {
    const at = (x: number, y: number) => [x / 1280, y / 800, 0.5, 0.5, 0, 0];
    const { links } = drawn({
      dots: [...at(10, 10), ...at(12, 10), ...at(10, 109.5), ...at(400, 10)],
    });
    const alphas = links.map(({ alpha }) => alpha.toFixed(2)).sort();
    expect(alphas).toEqual(["0.02", "0.02", "0.10"]);
  });

  it("takes the colour it is given", () => {
    expect(drawn({ color: "red" }).color).toBe("red");
  });
});

describe("drawDots, later", () => {
  const start = (...dots: number[]) => dots;

  it("stays inside the area and turns at its edges", () => {
    const dots = getDots(200);
    for (const time of [100, 1000, 10_000]) {
      for (const { x = 0, y = 0 } of drawn({ dots }, time).dots) {
        expect(x >= 0 && x <= 1280 && y >= 0 && y <= 800).toBe(true);
      }
    }
    const towardsTheEnd = start(0.9, 0.5, 1, 0.5, 0, 0);
    const placeAfter = (time: number) => drawn({ dots: towardsTheEnd }, time).dots[0]?.x ?? 0;
    expect(placeAfter(10)).toBeGreaterThan(placeAfter(0));
    expect(placeAfter(30)).toBeLessThan(placeAfter(15));
  });

  it("drifts in every direction, slowly", () => {
    const dots = start(0.5, 0.5, 1, 0, 0, 0);
    const [before, after] = [0, 1].map((time) => drawn({ dots }, time).dots[0]);
    const [x, y] = [after!.x! - before!.x!, after!.y! - before!.y!];
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(0);
    expect(Math.hypot(x, y)).toBeLessThan(10);
  });
});

describe("animateDots", () => {
  let pending: FrameRequestCallback | undefined;
  const requests = vi.fn((callback: FrameRequestCallback) => {
    pending = callback;
    return 1;
  });
  beforeEach(() => {
    pending = undefined;
    requests.mockClear();
    vi.stubGlobal("requestAnimationFrame", requests);
    vi.stubGlobal("cancelAnimationFrame", () => {
      pending = undefined;
    });
  });
  const frame = (now: number) => {
    const callback = pending;
    pending = undefined;
    callback?.(now);
  };
  function start() {
    const { context, frames } = recorder();
    const canvas = { width: 0, height: 0, getContext: () => context };
    return { canvas, context, frames, change: animateDots(canvas as never) };
  }

  it("draws one frame and no more while it stands still", () => {
    const { frames, change } = start();
    change(settings());
    expect(frames).toHaveLength(1);
    expect(requests).not.toHaveBeenCalled();
  });

  it("moves until it is told not to, and does not jump after", () => {
    const { frames, change } = start();
    const dots = [0.5, 0.5, 1, 0.5, 0, 0];
    change(settings({ dots, width: 1000, moving: true }));
    frame(1000);
    frame(1016);
    expect(frames).toHaveLength(3);
    const place = () => frames.at(-1)?.flatMap(({ arcs }) => arcs)[0]?.[0] ?? 0;
    const there = place();
    expect(there).toBeGreaterThan(500);
    change({ moving: false });
    expect(pending).toBeUndefined();
    change({ moving: true });
    frame(90_000);
    expect(place()).toBe(there);
    frame(90_100);
    expect(place() - there).toBeCloseTo(0.6);
  });

  it("is sharp on dense screens and keeps the dots' places in another size", () => {
    const { canvas, context, change, frames } = start();
    const dots = [0.5, 0.25, 0.5, 0.5, 0, 0];
    change(settings({ dots, pixelRatio: 3 }));
    expect([canvas.width, canvas.height]).toEqual([3840, 2400]);
    expect(context.scale).toHaveBeenCalledWith(3, 3);
    change({ width: 400, height: 400, pixelRatio: 1 });
    expect([canvas.width, canvas.height]).toEqual([400, 400]);
    expect(frames[1]?.flatMap(({ arcs }) => arcs)[0]?.slice(0, 2)).toEqual([200, 100]);
  });

  it("draws nothing where it has no room, as in forced colours", () => {
    const { frames, change } = start();
    change(settings({ width: 0, moving: true }));
    expect(frames).toHaveLength(0);
    expect(requests).not.toHaveBeenCalled();
  });
});
