/**
 * The limits a form tells before anything is sent. They stand apart from the schemas so that a
 * page can show them without the code that checks.
 */

/** The longest message of an enquiry, in UTF-16 code units, as the length of a string counts them. */
export const mostMessage = 5_000;

/** The longest cover letter, in UTF-16 code units, as the length of a string counts them. */
export const mostCoverLetter = 5_000;

/** The longest name of a company, in UTF-16 code units. */
export const mostCompany = 150;
