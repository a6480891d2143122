const digits = (number: string) => number.replace(/\D/g, "");

/** Returns a `tel:` URL (RFC 3966). */
export const callTo = (number: string): string => `tel:+${digits(number)}`;

/** Returns the URL of a WhatsApp chat. */
export const whatsAppTo = (number: string): string => `https://wa.me/${digits(number)}`;
