import { Button } from "@agency/ui/Button";
import { FormStatus } from "@agency/ui/FormStatus";
import type { FormSubmission } from "../forms/useFormSubmission.ts";

interface DraftNoticeProps {
  form: FormSubmission;
  messages: {
    restored: string;
    /** After an attempt without a response. */
    tried: string;
    clear: string;
  };
}

/** Notice of a restored draft, with a button that clears it. Empty otherwise. */
export function DraftNotice({ form, messages }: DraftNoticeProps) {
  const title = form.tried ? messages.tried : messages.restored;
  return (
    <FormStatus title={form.isRestored ? title : undefined}>
      <Button variant="outline" size="small" disabled={form.isSubmitting} onClick={form.clear}>
        {messages.clear}
      </Button>
    </FormStatus>
  );
}
