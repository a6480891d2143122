import { createContext, type ReactNode, useContext } from "react";

export interface FormContextValue {
  /** Prefix of field ids, or "" outside a form. */
  id: string;
  errors: Readonly<Record<string, ReactNode>>;
  busy: boolean;
}

export const FormContext = createContext<FormContextValue>({ id: "", errors: {}, busy: false });

/** Whether a submission is pending. Fields are then read-only. */
export const useFormBusy = (): boolean => useContext(FormContext).busy;
