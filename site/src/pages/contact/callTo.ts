const digits = (number: string) => number.replace(/\D/g, "");

/** Source: RFC 3966. */
export const callTo = (number: string): string => `tel:+${digits(number)}`;

export const whatsAppTo = (number: string): string => `https://wa.me/${digits(number)}`;
