import { Button } from "@agency/ui/Button";
import { Dialog } from "@agency/ui/Dialog";
import { useLeaveGuard } from "./useLeaveGuard.ts";

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
  return (
    <Dialog
      open={asking}
      onClose={stay}
      size="small"
      title={words.title}
      description={words.text}
      closeLabel={words.stay}
      actions={
        <>
          <Button onClick={stay}>{words.stay}</Button>
          <Button kind="outline" onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
