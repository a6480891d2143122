import type { PostedForm } from "@agency/server/forms/posted";
import { createContext, useContext } from "react";

/** Form posted without JavaScript. Provide the same value on the server and for hydration. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/**
 * Returns the form's submission without JavaScript, `undefined` if another form or none was posted.
 */
export function usePostedForm(form: string): PostedForm | undefined {
  const posted = useContext(PostedFormContext);
  return posted?.form === form ? posted : undefined;
}
