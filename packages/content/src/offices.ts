/** "planned" ends at `opensAt`. "open" ignores dates. */
export const officeStates = ["open", "planned"] as const;
