import type { FieldDefinition } from "@sanity/types";
import { choice } from "./fields.ts";

const number = (name: string, title: string, min: number, max: number): FieldDefinition => ({
  name,
  title,
  type: "number",
  validation: (rule) => rule.min(min).max(max),
});

/** Without initial value: new people have no drawing. */
const mark = (name: string, title: string): FieldDefinition => ({ name, title, type: "boolean" });

/** Range -1 to 1. */
const measures = {
  slope: "Forehead slope",
  brow: "Brow prominence",
  nasion: "Nasion depth",
  hump: "Nose bridge arch",
  projection: "Nose projection",
  length: "Nose length",
  tip: "Nose tip lift",
  roundness: "Nose tip roundness",
  lips: "Lip fullness",
  chin: "Chin prominence",
  jaw: "Jaw squareness",
  jowl: "Double chin",
};

export const drawing: FieldDefinition = {
  name: "drawing",
  title: "Generated portrait",
  description:
    "A profile drawn by code, shown if there is no portrait photo. Leave everything empty to show an avatar.",
  type: "object",
  options: { collapsible: true, collapsed: true },
  fields: [
    number("seed", "Seed of the irregularities", 0, 9_999),
    {
      name: "face",
      title: "Face",
      description: "From -1 to 1. Leave empty for 0.",
      type: "object",
      options: { columns: 2 },
      fields: Object.entries(measures).map(([name, title]) => number(name, title, -1, 1)),
    },
    {
      ...choice("hair", "Hair or head covering", [
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
      description: "Required for a generated portrait.",
      validation: (rule) => rule.required(),
    },
    number("density", "Line density of the hair", 0.5, 1.6),
    mark("fair", "Light hair or fine cloth"),
    mark("underscarf", "Underscarf"),
    choice("glasses", "Glasses", ["round", "square"]),
    mark("cord", "Glasses cord"),
    choice("beard", "Beard", ["short", "long", "moustache"]),
    mark("earring", "Earring"),
    mark("pencil", "Pencil behind the ear"),
    number("age", "Age lines", 0, 2),
    choice("clothing", "Clothing", ["crew", "collar", "rollneck", "kandura"]),
    number("weave", "Line density of the clothing", 0.5, 2),
    choice("ground", "Background", ["theme", "inverse", "accent"]),
  ],
};
