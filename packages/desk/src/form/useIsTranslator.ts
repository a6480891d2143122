import { type CurrentUser, useCurrentUser } from "sanity";

/** Whether the person may change Arabic only. */
export const isTranslator = (user: Pick<CurrentUser, "roles"> | null): boolean =>
  user !== null && user.roles.length > 0 && user.roles.every(({ name }) => name === "translator");

export const useIsTranslator = (): boolean => isTranslator(useCurrentUser());
