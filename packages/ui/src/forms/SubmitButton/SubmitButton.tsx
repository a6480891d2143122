import { type ReactNode, useContext, useEffect, useState } from "react";
import { Button, type ButtonProps } from "../../primitives/Button/index.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import { FormContext } from "../Form/FormContext.ts";

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "busyLabel"> {
  /** The label while the form is being sent, such as "Sending...". */
  busyLabel: ReactNode;
  /** The form is on its way. @default that of the `Form` around it */
  busy?: boolean | undefined;
}

/** A check of the fields in the browser is over sooner; it sends nothing, and nothing is said of it. In ms. */
const quietTime = 300;

/**
 * The button that sends a form. While the form is busy it shows and says so, keeps focus and takes
 * no clicks, so that a second click sends nothing twice.
 *
 * Not for an action that sends no form (`Button`).
 */
export function SubmitButton({ busyLabel, busy, ...rest }: SubmitButtonProps) {
  const form = useContext(FormContext);
  const sending = busy ?? form.busy;
  const [spoken, setSpoken] = useState(false);

  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => setSpoken(true), quietTime);
    return () => {
      clearTimeout(timer);
      setSpoken(false);
    };
  }, [sending]);

  return (
    <>
      <Button {...rest} type="submit" busyLabel={sending ? busyLabel : undefined} />
      <span role="status" className={hidden}>
        {spoken && busyLabel}
      </span>
    </>
  );
}
