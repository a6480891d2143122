/** An address in parts, as they are written on letters, in one language. */
export interface Place {
  street: string | null;
  locality: string | null;
  region: string | null;
  postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

/** GROQ of the inside of a `Place`. */
export const placeFields = "{street,locality,region,postalCode,country}";
