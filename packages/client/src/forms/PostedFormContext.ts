import type { PostedForm } from "@agency/server/forms/posted";
import { createContext, useContext } from "react";

/**
 * The form posted without a script that this page answers, if any. Provide the same value on the
 * server and while hydrating.
 */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** Returns the posted values and errors of a form. @default undefined: the page answers no post of it */
export function usePostedForm(form: string): PostedForm | undefined {
  const posted = useContext(PostedFormContext);
  return posted?.form === form ? posted : undefined;
}
