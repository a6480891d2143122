import { type ReactNode, useContext, useEffect, useState } from "react";
import { sending as sendingMessage } from "../../messages/forms.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { Button, type ButtonProps } from "../../primitives/Button/index.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import { FormContext } from "../Form/FormContext.ts";

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "busyLabel"> {
  /** Label while busy. @default "Sending..." */
  busyLabel?: ReactNode | undefined;
  /** @default `busy` of the `Form` */
  busy?: boolean | undefined;
}

/** Delay of the announcement, in ms. The browser's validation is faster. */
const announcementDelay = 300;

/**
 * Submit button of a form. While a submission is pending, keeps focus and ignores clicks.
 *
 * Not for other actions (`Button`).
 */
export function SubmitButton({ busyLabel, busy, ...rest }: SubmitButtonProps) {
  const form = useContext(FormContext);
  const message = useMessage();
  const sendingLabel = busyLabel ?? message(sendingMessage);
  const sending = busy ?? form.busy;
  const [isAnnounced, setIsAnnounced] = useState(false);

  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => setIsAnnounced(true), announcementDelay);
    return () => {
      clearTimeout(timer);
      setIsAnnounced(false);
    };
  }, [sending]);

  return (
    <>
      <Button {...rest} type="submit" busyLabel={sending ? sendingLabel : undefined} />
      <span role="status" className={hidden}>
        {isAnnounced && sendingLabel}
      </span>
    </>
  );
}
