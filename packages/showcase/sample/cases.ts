import { duneAndDial } from "./cases/dune-and-dial.ts";
import { fenwaterMuseum } from "./cases/fenwater-museum.ts";
import { hadeelKitchens } from "./cases/hadeel-kitchens.ts";
import { kestrelRow } from "./cases/kestrel-row.ts";
import { lanternfishBooks } from "./cases/lanternfish-books.ts";
import { marsaLines } from "./cases/marsa-lines.ts";
import { northlightClinics } from "./cases/northlight-clinics.ts";
import { orreryFreight } from "./cases/orrery-freight.ts";
import { pinbrightEnergy } from "./cases/pinbright-energy.ts";
import { workInProgress } from "./cases/work-in-progress.ts";
import type { CaseSource } from "./types.ts";

export const cases: CaseSource[] = [
  marsaLines,
  kestrelRow,
  northlightClinics,
  duneAndDial,
  hadeelKitchens,
  orreryFreight,
  lanternfishBooks,
  pinbrightEnergy,
  fenwaterMuseum,
  workInProgress,
];
