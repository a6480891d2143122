import { useLeaveGuard } from "@agency/client/forms/useLeaveGuard";
import { readAddress } from "@agency/client/routes";
import { AlertDialog, preloadAlertDialog } from "@agency/ui/AlertDialog";
import { useEffect } from "react";

export interface LeaveWords {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

interface LeaveQuestionProps {
  /** Whether there is something to lose sight of. */
  active: boolean;
  words: LeaveWords;
}

const getPage = (pathname: string) => readAddress(pathname).path;

/** Confirms leaving a filled form. The draft is kept either way. */
export function LeaveQuestion({ active, words }: LeaveQuestionProps) {
  const { isAsking, stay, leave } = useLeaveGuard(active, getPage);
  useEffect(() => {
    if (active) preloadAlertDialog();
  }, [active]);
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={stay}
      title={words.title}
      description={words.text}
      cancelLabel={words.stay}
      actionLabel={words.leave}
      onAction={leave}
      loses
    />
  );
}
