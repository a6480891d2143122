import { createContext, useContext } from "react";
import type { FormName, PostedForm } from "../../shared/posted.ts";

export type { PostedForm };

/**
 * The plain post that the page answers, if it answers one: given by whoever renders the page, on
 * the server and while it is hydrated, from the same state.
 */
export const PostedContext = createContext<PostedForm | undefined>(undefined);

/** The plain post of one form that the page answers. @default undefined */
export function usePosted(form: FormName): PostedForm | undefined {
  const posted = useContext(PostedContext);
  return posted?.form === form ? posted : undefined;
}
