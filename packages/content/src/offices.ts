/** planned ends by itself at `opensAt`; open holds at once, whatever the date. */
export const officeStates = ["open", "planned"] as const;
