const digits = (number: string) => number.replace(/\D/g, "");

/** Returns a `tel:` URL. Source: RFC 3966. */
export const getPhoneUrl = (number: string): string => `tel:+${digits(number)}`;

export const getWhatsAppUrl = (number: string): string => `https://wa.me/${digits(number)}`;
