import { createContext, type ReactNode, useContext } from "react";

export interface FormContextValue {
  /** Prefix of field ids, or "" outside a form. */
  id: string;
  errors: Readonly<Record<string, ReactNode>>;
  busy: boolean;
}

export const FormContext = createContext<FormContextValue>({ id: "", errors: {}, busy: false });

/** Whether the `Form` has a pending submission, during which fields are read-only. */
export const useFormBusy = (): boolean => useContext(FormContext).busy;
