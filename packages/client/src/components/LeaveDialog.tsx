import { AlertDialog, preloadAlertDialog } from "@agency/ui/AlertDialog";
import { useEffect } from "react";
import { useLeaveGuard } from "../forms/useLeaveGuard.ts";
import { parseLocalizedPath } from "../routes/addresses.ts";

export interface LeaveMessages {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

interface LeaveDialogProps {
  active: boolean;
  messages: LeaveMessages;
}

const getPage = (pathname: string) => parseLocalizedPath(pathname).path;

/** Confirms leaving a filled form. Its draft is kept. */
export function LeaveDialog({ active, messages }: LeaveDialogProps) {
  const { isAsking, stay, leave } = useLeaveGuard(active, getPage);
  useEffect(() => {
    if (active) preloadAlertDialog();
  }, [active]);
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={stay}
      title={messages.title}
      description={messages.text}
      cancelLabel={messages.stay}
      actionLabel={messages.leave}
      onAction={leave}
      destructive
    />
  );
}
