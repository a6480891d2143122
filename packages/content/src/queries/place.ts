/** A postal address in parts, in one language. */
export interface Place {
  street: string | null;
  locality: string | null;
  region: string | null;
  postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

/** GROQ projection of a `Place`. */
export const placeFields = "{street,locality,region,postalCode,country}";
