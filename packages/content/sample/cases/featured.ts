import type { CaseSource } from "../source.ts";
import { kestrelRow } from "./kestrel-row.ts";
import { marsaLines } from "./marsa-lines.ts";
import { northlightClinics } from "./northlight-clinics.ts";

/** The three which the home page shows. */
export const featured: CaseSource[] = [marsaLines, kestrelRow, northlightClinics];
