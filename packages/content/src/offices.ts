/** "planned" ends at `opensAt`. "open" applies at once, regardless of the date. */
export const officeStates = ["open", "planned"] as const;
