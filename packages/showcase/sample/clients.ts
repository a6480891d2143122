/**
 * What those who speak for clients look like, by the case study's slug, for whoever draws them: they
 * do not exist.
 */
export const clientPortraits: Record<string, object> = {
  "marsa-lines": {
    seed: 41,
    face: { slope: 0.1, nasion: 0.2, hump: 0.3, projection: 0.4, tip: 0.2, lips: 0.4, chin: 0.2 },
    hair: "hijab",
    density: 1.2,
    clothing: "collar",
  },
  "kestrel-row": {
    seed: 22,
    face: { slope: -0.2, brow: 0.1, hump: 0.1, projection: 0.2, length: 0.3, lips: -0.3, jaw: 0.2 },
    hair: "bob",
    fair: true,
    glasses: "round",
    cord: true,
    age: 2,
    clothing: "rollneck",
  },
  "northlight-clinics": {
    seed: 37,
    face: { brow: 0.4, nasion: 0.4, hump: 0.6, projection: 0.7, chin: 0.2, jaw: 0.3 },
    hair: "short",
    beard: "short",
    age: 1,
    clothing: "collar",
  },
  "dune-and-dial": {
    seed: 12,
    face: { slope: 0.5, brow: 0.5, hump: 0.7, projection: 0.8, length: 0.4, tip: -0.3, jowl: 0.3 },
    hair: "receding",
    fair: true,
    glasses: "square",
    beard: "moustache",
    age: 2,
    clothing: "collar",
  },
  "hadeel-kitchens": {
    seed: 64,
    face: { nasion: 0.1, hump: 0.2, projection: 0.3, roundness: 0.3, lips: 0.5, jaw: -0.1 },
    hair: "curls",
    earring: true,
    clothing: "crew",
  },
  "orrery-freight": {
    seed: 9,
    face: { slope: -0.3, hump: -0.4, tip: 0.5, projection: 0.1, lips: 0.1, chin: 0.2, jaw: 0.1 },
    hair: "braid",
    fair: true,
    clothing: "rollneck",
  },
  "lanternfish-books": {
    seed: 33,
    face: { slope: -0.1, nasion: 0.3, projection: 0.4, length: 0.2, lips: -0.1, chin: -0.1 },
    hair: "bun",
    glasses: "round",
    earring: true,
    age: 1,
    clothing: "collar",
  },
  "pinbright-energy": {
    seed: 47,
    face: { slope: 0.2, brow: 0.5, nasion: 0.3, hump: 0.4, projection: 0.5, lips: 0.2, jaw: 0.5 },
    hair: "short",
    glasses: "square",
    clothing: "crew",
  },
  "fenwater-museum": {
    seed: 71,
    face: { slope: -0.3, hump: -0.2, projection: 0.2, tip: 0.3, roundness: 0.5, lips: 0.2 },
    hair: "locs",
    earring: true,
    age: 1,
    clothing: "crew",
  },
};
