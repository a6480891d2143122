import { Container } from "@agency/ui/Container";
import { Heading } from "@agency/ui/Heading";
import { Link } from "@agency/ui/Link";
import { Split } from "@agency/ui/Split";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { useEmail } from "../../shell/ShellContext.ts";
import { LinkedText } from "./LinkedText.tsx";
import { type LegalPage, legalPages, legalPaths } from "./useLegalText.ts";

export function OtherLegalPages({ page }: { page: LegalPage }) {
  const { t } = useTranslation("legal");
  const { t: common } = useTranslation();
  return (
    <Container paddingBlockStart="section">
      <Split
        main={
          <Stack gap={4}>
            <Heading level={2} size="d3">
              {t("shared.questionTitle")}
            </Heading>
            <Text tone="secondary" measure>
              <LinkedText text={t("shared.questionText", { email: useEmail() })} page={page} />
            </Text>
            <div>
              <Link variant="line" href="/contact">
                {t("shared.questionAction")}
              </Link>
            </div>
          </Stack>
        }
        side={
          <nav aria-labelledby="others">
            <Stack gap={4}>
              <Text as="h2" size="sm" tone="secondary" id="others">
                {t("shared.others")}
              </Text>
              {legalPages
                .filter((other) => other !== page)
                .map((other) => (
                  <div key={other}>
                    <Link variant="line" href={legalPaths[other]}>
                      {common(`footer.${other}`)}
                    </Link>
                  </div>
                ))}
            </Stack>
          </nav>
        }
      />
    </Container>
  );
}
