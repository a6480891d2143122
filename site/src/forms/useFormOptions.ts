import { readResult } from "@agency/client/forms/readResult";
import type { SubmissionFailure } from "@agency/client/forms/submissionState";
import type { SubmissionOptions } from "@agency/client/forms/useSubmission";
import { useLanguage } from "@agency/client/navigation";
import { useToast } from "@agency/ui/ToastProvider";
import { useSearchParams } from "react-router-dom";
import { type FormName, formLocations, referencePrefixes } from "../../shared/formLocations.ts";

/** Returns a form's options, and shows its result as a toast. The form announces it. */
export function useFormOptions(
  name: FormName,
  getToast: (end: "sent" | SubmissionFailure) => string,
): SubmissionOptions {
  const { toast } = useToast();
  const [search] = useSearchParams();
  return {
    ...formLocations[name],
    name,
    language: useLanguage(),
    loadSender: async () => (await import("./senders.ts")).senders[name],
    result: readResult(search, name, referencePrefixes[name]),
    onSettled: (end) =>
      toast({
        title: getToast(end),
        tone: end === "sent" ? undefined : "error",
        silent: true,
      }),
  };
}
