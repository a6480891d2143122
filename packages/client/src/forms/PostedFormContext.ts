import type { PostedForm } from "@agency/server/forms/posted";
import { createContext, useContext } from "react";

/** Form posted without JavaScript. Must be the same on server and in hydration. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** Returns the form's post without JavaScript, `undefined` if none. */
export function usePostedForm(form: string): PostedForm | undefined {
  const posted = useContext(PostedFormContext);
  return posted?.form === form ? posted : undefined;
}
