import { BriefPrompt } from "@agency/ui/BriefPrompt";
import { Container } from "@agency/ui/Container";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useAddress } from "../../navigation/useAddress.ts";

/** One line about the idea, taken along to the contact page. */
export function Brief() {
  const { t } = useTranslation("home");
  const navigate = useNavigate();
  const contact = useAddress()("/contact");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const brief = String(new FormData(event.currentTarget).get("brief") ?? "").trim();
    void navigate(brief ? `${contact}?${new URLSearchParams({ brief })}` : contact);
  }

  return (
    <Container before="section">
      <BriefPrompt
        title={t("brief.title")}
        label={t("brief.label")}
        placeholder={t("brief.placeholder")}
        submitLabel={t("brief.submit")}
        hint={t("brief.hint")}
        action={contact}
        onSubmit={submit}
      />
    </Container>
  );
}
