/**
 * Maximum length of an enquiry, in UTF-16 code units. Separate, so that pages need no validation
 * library.
 */
export const maxMessageLength = 5_000;

export const maxCoverLetterLength = 5_000;

export const maxCompanyLength = 150;
