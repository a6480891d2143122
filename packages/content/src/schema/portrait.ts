import type { FieldDefinition } from "@sanity/types";
import { choice } from "./fields.ts";

const number = (name: string, title: string, min: number, max: number): FieldDefinition => ({
  name,
  title,
  type: "number",
  validation: (rule) => rule.min(min).max(max),
});

/** No initial value: a new person has no drawing. */
const mark = (name: string, title: string): FieldDefinition => ({ name, title, type: "boolean" });

/** Range -1 to 1. */
const measures = {
  slope: "Forehead leans back",
  brow: "Brow stands out",
  nasion: "Root of the nose lies deep",
  hump: "Bridge of the nose is arched",
  projection: "Nose stands out",
  length: "Nose is long",
  tip: "Tip of the nose is raised",
  roundness: "Tip of the nose is round",
  lips: "Lips are full",
  chin: "Chin stands out",
  jaw: "Jaw is low and square",
  jowl: "Full below the chin",
};

export const drawing: FieldDefinition = {
  name: "drawing",
  title: "Drawing",
  description:
    "What the person looks like in profile, shown where there is no portrait. Optional: leave all of it empty, and an avatar stands in.",
  type: "object",
  options: { collapsible: true, collapsed: true },
  fields: [
    number("seed", "Number of the small irregularities", 0, 9_999),
    {
      name: "face",
      title: "Face",
      description: "Each from -1 to 1; empty is the middle.",
      type: "object",
      options: { columns: 2 },
      fields: Object.entries(measures).map(([name, title]) => number(name, title, -1, 1)),
    },
    {
      ...choice("hair", "Hair, or what covers it", [
        "short",
        "receding",
        "bob",
        "bun",
        "braid",
        "curls",
        "afro",
        "locs",
        "hijab",
        "ghutra",
        "turban",
      ]),
      description: "Nobody is drawn without.",
      validation: (rule) => rule.required(),
    },
    number("density", "How dense the lines of it are", 0.5, 1.6),
    mark("fair", "Fair, grey, or a fine cloth"),
    mark("underscarf", "A band below the edge of a hijab"),
    choice("glasses", "Glasses", ["round", "square"]),
    mark("cord", "A cord at the glasses"),
    choice("beard", "Beard", ["short", "long", "moustache"]),
    mark("earring", "Earring"),
    mark("pencil", "A pencil behind the ear"),
    number("age", "Lines of a lived face", 0, 2),
    choice("clothing", "Clothing", ["crew", "collar", "rollneck", "kandura"]),
    number("weave", "How dense the lines of it are", 0.5, 2),
    choice("ground", "Ground", ["theme", "inverse", "accent"]),
  ],
};
