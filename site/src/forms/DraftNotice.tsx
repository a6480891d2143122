import type { FormSubmission } from "@agency/client/forms/useFormSubmission";
import { Button } from "@agency/ui/Button";
import { FormStatus } from "@agency/ui/FormStatus";

interface DraftNoticeProps {
  form: FormSubmission;
  words: {
    restored: string;
    /** Shown instead after an attempt without an answer. */
    tried: string;
    /** Empties the form. */
    clear: string;
  };
}

/** Says that the text in the form is an older draft. */
export function DraftNotice({ form, words }: DraftNoticeProps) {
  if (!form.isRestored) return null;
  return (
    <FormStatus title={form.tried ? words.tried : words.restored}>
      <Button kind="outline" size="small" disabled={form.isSubmitting} onClick={form.clear}>
        {words.clear}
      </Button>
    </FormStatus>
  );
}
