/** Limits apart from the schemas, so that pages show them without the validation library. In UTF-16 code units. */

/** Maximum length of an enquiry's message. */
export const maxMessageLength = 5_000;

/** Maximum length of a cover letter. */
export const maxCoverLetterLength = 5_000;

/** Maximum length of a company's name. */
export const maxCompanyLength = 150;
