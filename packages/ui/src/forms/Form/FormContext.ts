import { createContext, type ReactNode, useContext } from "react";

/** What a `Form` tells the fields inside it. */
export interface FormContextValue {
  /** Prefix of the fields' ids; empty outside a form. */
  id: string;
  errors: Readonly<Record<string, ReactNode>>;
  busy: boolean;
}

export const FormContext = createContext<FormContextValue>({ id: "", errors: {}, busy: false });

/** Whether the `Form` around a field is on its way: what is changed now would not be sent. */
export const useFormBusy = (): boolean => useContext(FormContext).busy;
