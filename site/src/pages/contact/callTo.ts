const digits = (number: string) => number.replace(/\D/g, "");

/** The address that calls a telephone number, international as it is read (RFC 3966). */
export const callTo = (number: string): string => `tel:+${digits(number)}`;

/** The address at which one writes to a WhatsApp number. */
export const whatsAppTo = (number: string): string => `https://wa.me/${digits(number)}`;
