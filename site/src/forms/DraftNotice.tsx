import { Button } from "@agency/ui/Button";
import { FormStatus } from "@agency/ui/FormStatus";
import type { Submission } from "./useSubmission.ts";

interface DraftNoticeProps {
  form: Submission;
  words: {
    restored: string;
    /** Where the form was sent before and no answer came. */
    tried: string;
    /** Empties the form. */
    clear: string;
  };
}

/** Says that the text in the form is an older draft. */
export function DraftNotice({ form, words }: DraftNoticeProps) {
  if (!form.restored) return null;
  return (
    <FormStatus title={form.tried ? words.tried : words.restored}>
      <Button kind="outline" size="small" disabled={form.busy} onClick={form.clear}>
        {words.clear}
      </Button>
    </FormStatus>
  );
}
