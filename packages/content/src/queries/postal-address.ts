import type { InferOutput } from "valibot";
import type { postalAddress } from "../results/offices.ts";

export type PostalAddress = InferOutput<typeof postalAddress>;

export const placeFields = "{street,locality,region,postalCode,country}";
