import { useLanguage } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import { FormStatus } from "@agency/ui/FormStatus";
import { Inline } from "@agency/ui/Inline";
import { Link } from "@agency/ui/Link";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { Text } from "@agency/ui/Text";
import type { ReactNode } from "react";
import { consents, currentConsents } from "../../shared/consent.ts";
import { SiteHiddenFields } from "./SiteHiddenFields.tsx";

interface FormEndProps {
  form: "contact" | "application";
  privacy: string;
  submit: string;
  submitting: string;
  /** @default none */
  note?: string | undefined;
  failure: { title: string; text: ReactNode } | undefined;
}

export function FormActions({ form, privacy, submit, submitting, note, failure }: FormEndProps) {
  const version = currentConsents[form];
  const consent = translate(consents[version], useLanguage());
  return (
    <>
      <SiteHiddenFields consentVersion={version} />
      <Text size="xs" tone="tertiary" measure>
        {consent} <Link href="/privacy-policy">{privacy}</Link>
      </Text>
      <Inline gap={5}>
        <SubmitButton busyLabel={submitting}>{submit}</SubmitButton>
        {note && (
          <Text size="sm" tone="secondary">
            {note}
          </Text>
        )}
      </Inline>
      <FormStatus tone="error" title={failure?.title}>
        {failure && <p>{failure.text}</p>}
      </FormStatus>
    </>
  );
}
