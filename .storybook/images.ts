import type { ImageSource } from "@agency/ui/Image";

// Hex: data URIs cannot use custom properties.
const inks = {
  dark: { ground: "rgb(26 24 20)", ink: "rgb(244 239 231)", accent: "rgb(255 137 6)" },
  light: { ground: "rgb(233 227 217)", ink: "rgb(23 20 15)", accent: "rgb(217 95 0)" },
  orange: { ground: "rgb(255 137 6)", ink: "rgb(20 17 13)", accent: "rgb(20 17 13)" },
};
type Ground = keyof typeof inks;

function random(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function ends(w: number, h: number, accent: string, d: string, from: number[], to: number[]) {
  const r = Math.min(w, h) * 0.014;
  const [x = 0, y = 0] = to;
  return `<path d="${d}" fill="none" stroke="${accent}" stroke-width="3.5"/><circle cx="${from[0]}" cy="${from[1]}" r="${r}" fill="${accent}"/><path d="M${x} ${y - r * 1.3}l${r * 1.3} ${r * 1.3}l${-r * 1.3} ${r * 1.3}l${-r * 1.3} ${-r * 1.3}z" fill="${accent}"/>`;
}

const drawings = {
  network(w: number, h: number, ink: string, accent: string) {
    const next = random(7);
    const points = Array.from({ length: 120 }, () => [next() * w, next() * h] as const);
    const reach = w * 0.11;
    let out = "";
    points.forEach(([x, y], i) => {
      for (const [x2, y2] of points.slice(i + 1)) {
        if (Math.hypot(x - x2, y - y2) < reach) {
          out += `<path d="M${x | 0} ${y | 0}L${x2 | 0} ${y2 | 0}" stroke="${ink}" stroke-opacity=".35"/>`;
        }
      }
      out += `<circle cx="${x | 0}" cy="${y | 0}" r="${2 + next() * 3}" fill="${ink}"/>`;
    });
    const steps = [0.1, 0.26, 0.4, 0.55, 0.7, 0.9].map((t, i) => [
      t * w,
      h * (0.72 - 0.54 * t + (i % 2) * 0.05),
    ]);
    return (
      out +
      ends(w, h, accent, `M${steps.join("L")}`, steps[0] as number[], steps.at(-1) as number[])
    );
  },
  contour(w: number, h: number, ink: string, accent: string) {
    let out = "";
    for (let k = 1; k < 34; k++) {
      const line = Array.from({ length: 73 }, (_, i) => {
        const a = (i / 72) * Math.PI * 2;
        const r = k * w * 0.026 * (1 + 0.22 * Math.sin(3 * a + k * 0.11) + 0.12 * Math.sin(5 * a));
        return `${(w * 0.66 + r * Math.cos(a)) | 0} ${(h * 0.52 + r * Math.sin(a)) | 0}`;
      });
      out += `<path d="M${line.join("L")}z" fill="none" stroke="${ink}" stroke-opacity="${k % 5 ? 0.45 : 0.85}"/>`;
    }
    const from = [w * 0.79, h * 0.39];
    const to = [w * 0.6, h * 0.68];
    return out + ends(w, h, accent, `M${from}L${to}`, from, to);
  },
  chord(w: number, h: number, ink: string, accent: string) {
    const r = Math.min(w, h) * 0.42;
    const at = (k: number) => {
      const a = (k / 200) * Math.PI * 2;
      return [w / 2 + r * Math.cos(a), h / 2 + r * Math.sin(a)];
    };
    let out = `<circle cx="${w / 2}" cy="${h / 2}" r="${r}" fill="none" stroke="${ink}" stroke-opacity=".6"/>`;
    for (let k = 0; k < 200; k++) {
      out += `<path d="M${at(k)}L${at(k * 4)}" stroke="${ink}" stroke-opacity=".4"/>`;
    }
    return out + ends(w, h, accent, `M${at(196)}L${at(161)}`, at(196), at(161));
  },
};

function file(kind: keyof typeof drawings, ground: Ground, w: number, h: number) {
  const { ground: fill, ink, accent } = inks[ground];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${fill}"/>${drawings[kind](w, h, ink, accent)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns a picture. `auto` follows the theme, `inverse` the other one. */
export function storyImage(
  kind: keyof typeof drawings,
  ground: "auto" | "inverse" | "orange" = "auto",
  width = 1200,
  height = 800,
  alt = "",
): ImageSource {
  const of = (name: Ground) => file(kind, name, width, height);
  if (ground === "orange") return { src: of("orange"), width, height, alt };
  const [dark, light] =
    ground === "auto" ? (["dark", "light"] as const) : (["light", "dark"] as const);
  return { src: of(dark), light: { src: of(light) }, width, height, alt };
}
