export interface PostalAddress {
  street: string | null;
  locality: string | null;
  region: string | null;
  postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

export const placeFields = "{street,locality,region,postalCode,country}";
