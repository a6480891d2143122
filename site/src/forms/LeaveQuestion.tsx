import { AlertDialog, preloadAlertDialog } from "@agency/ui/AlertDialog";
import { useEffect } from "react";
import { useLeaveGuard } from "../navigation/useLeaveGuard.ts";

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

/** Asks before a filled form is left. What was typed is kept either way. */
export function LeaveQuestion({ active, words }: LeaveQuestionProps) {
  const { asking, stay, leave } = useLeaveGuard(active);
  useEffect(() => {
    if (active) preloadAlertDialog();
  }, [active]);
  return (
    <AlertDialog
      open={asking}
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
