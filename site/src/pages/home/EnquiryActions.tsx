import { useLanguage } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import { FormStatus } from "@agency/ui/FormStatus";
import { Inline } from "@agency/ui/Inline";
import { Link } from "@agency/ui/Link";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { consents, currentConsents } from "../../../shared/consent.ts";
import { SiteHiddenFields } from "../../forms/SiteHiddenFields.tsx";

interface EnquiryEndProps {
  failure: { title: string; text: string } | undefined;
}

export function EnquiryActions({ failure }: EnquiryEndProps) {
  const { t } = useTranslation("contact");
  const { t: home } = useTranslation("home");
  const version = currentConsents.contact;
  return (
    <>
      <SiteHiddenFields consentVersion={version} />
      <Inline justify="between" gap={5}>
        <Stack gap={1}>
          <Text size="xs" tone="secondary">
            {home("enquiry.answer")}
          </Text>
          <Text size="xs" tone="tertiary" measure>
            {translate(consents[version], useLanguage())}{" "}
            <Link href="/privacy-policy">{t("form.privacy")}</Link>
          </Text>
        </Stack>
        <SubmitButton busyLabel={t("form.sending")}>{t("form.submit")}</SubmitButton>
      </Inline>
      <FormStatus tone="error" title={failure?.title}>
        {failure && <p>{failure.text}</p>}
      </FormStatus>
    </>
  );
}
