/** Returns random numbers in [0, 1) (FNV-1a hash, then mulberry32). */
function createRandom(text: string): () => number {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Filled with the background, then hatched with smaller copies. */
export interface Shape {
  path: string;
  /** Copies shrink towards the light. */
  towards: readonly [x: number, y: number];
  lines: number;
  /** Scale of the smallest copy. */
  min: number;
  opacity: number;
  /** Shrinks copies in width, as falling hair. @default false */
  falling?: boolean | undefined;
}

export interface AvatarDrawing {
  shapes: Shape[];
  curls: [x: number, y: number, radius: number][];
  /** Centre, and distance of each eye from it. */
  face: { x: number; y: number; gap: number };
  ground: "theme" | "inverse" | "accent";
}

const round = (value: number) => Math.round(value * 10) / 10;
const data = (strings: TemplateStringsArray, ...values: number[]) =>
  String.raw({ raw: strings }, ...values.map(round));

/** Without head coverings and beards: only the person can state them. */
const styles = ["short", "curls", "long"] as const;
const grounds = ["theme", "theme", "theme", "inverse", "accent"] as const;

/** Returns a portrait of 400 × 500. */
export function drawAvatar(seed: string): AvatarDrawing {
  const random = createRandom(seed);
  const between = (from: number, to: number) => from + (to - from) * random();
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

  const hair = pick(styles);
  const ground = pick(grounds);
  const x = 200 + between(-8, 8);
  const y = between(208, 220);
  const rx = between(80, 92);
  const ry = between(108, 120);
  const jaw = between(0.5, 0.82) * rx;
  const light = x + pick([-1, 1] as const) * rx * between(0.3, 0.55);
  const shoulder = between(366, 384);
  const wide = between(152, 186);

  const body: Shape = {
    path: data`M${x - wide} 540C${x - wide} ${shoulder + 62} ${x - wide * 0.7} ${shoulder + 22} ${x - 54} ${shoulder - 2}C${x - 44} ${shoulder - 8} ${x - 42} ${shoulder - 36} ${x - 42} ${y + 60}C${x - 20} ${y + 84} ${x + 20} ${y + 84} ${x + 42} ${y + 60}C${x + 42} ${shoulder - 36} ${x + 44} ${shoulder - 8} ${x + 54} ${shoulder - 2}C${x + wide * 0.7} ${shoulder + 22} ${x + wide} ${shoulder + 62} ${x + wide} 540Z`,
    towards: [x, 640],
    lines: 26,
    min: 0.3,
    opacity: 0.55,
  };
  const face: Shape = {
    path: data`M${x - rx} ${y - 6}C${x - rx} ${y - ry * 1.36} ${x + rx} ${y - ry * 1.36} ${x + rx} ${y - 6}C${x + rx} ${y + ry * 0.56} ${x + jaw} ${y + ry} ${x} ${y + ry}C${x - jaw} ${y + ry} ${x - rx} ${y + ry * 0.56} ${x - rx} ${y - 6}Z`,
    towards: [light, y - 12],
    lines: 17,
    min: 0.05,
    opacity: 0.5,
  };
  const cap: Shape = {
    path: data`M${x - rx - 7} ${y + 8}C${x - rx - 14} ${y - ry * 1.5} ${x + rx + 14} ${y - ry * 1.5} ${x + rx + 7} ${y + 8}C${x + rx - 4} ${y - 26} ${x + rx * 0.7} ${y - ry * 0.62} ${light} ${y - ry * 0.72}C${x - rx * 0.5} ${y - ry * 0.6} ${x - rx + 4} ${y - 30} ${x - rx - 7} ${y + 8}Z`,
    towards: [light, y - ry * 0.76],
    lines: 15,
    min: 0.24,
    opacity: 0.8,
  };
  const shapes: Shape[] = [];
  const curls: AvatarDrawing["curls"] = [];
  switch (hair) {
    case "long": {
      const low = between(396, 440);
      const out = rx + 22;
      const fall: Shape = {
        path: data`M${x} ${y - ry - 24}C${x + rx + 44} ${y - ry - 24} ${x + rx + 38} ${y} ${x + rx + 30} ${y + 70}C${x + rx + 28} ${y + 112} ${x + out} ${low - 46} ${x + out + 6} ${low}C${x + out * 0.6} ${low + 26} ${x - out * 0.6} ${low + 26} ${x - out - 6} ${low}C${x - out} ${low - 46} ${x - rx - 28} ${y + 112} ${x - rx - 30} ${y + 70}C${x - rx - 38} ${y} ${x - rx - 44} ${y - ry - 24} ${x} ${y - ry - 24}Z`,
        towards: [x, y - ry - 24],
        lines: 22,
        min: 0.3,
        opacity: 0.72,
        falling: true,
      };
      shapes.push(fall, body, face, cap);
      break;
    }
    case "curls":
      shapes.push(body, face);
      for (let at = 0; at < 34; at++) {
        const angle = Math.PI * (1.06 + 0.88 * ((at * 0.618) % 1));
        const far = 0.86 + 0.34 * random();
        curls.push([
          round(x + Math.cos(angle) * rx * far * 1.06),
          round(y - 8 + Math.sin(angle) * ry * far * 1.02),
          round(between(11, 20)),
        ]);
      }
      break;
    case "short":
      shapes.push(body, face, cap);
  }
  return { shapes, curls, face: { x: round(x), y: round(y - 2), gap: round(rx * 0.42) }, ground };
}
