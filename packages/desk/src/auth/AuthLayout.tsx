import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { Container } from "@agency/ui/Container";
import { Inline } from "@agency/ui/Inline";
import { Link } from "@agency/ui/Link";
import { Main } from "@agency/ui/Main";
import { PageHeader } from "@agency/ui/PageHeader";
import { ThemeToggle } from "@agency/ui/ThemeToggle";
import type { ReactNode } from "react";
import { type Language, languages, messages } from "./messages.ts";

export interface PageProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

interface AuthLayoutProps extends PageProps {
  title: string;
  lead: ReactNode;
  /** Rendered beside theme and language. */
  more?: ReactNode;
  children: ReactNode;
}

export function AuthLayout({ language, onLanguage, title, lead, more, children }: AuthLayoutProps) {
  const t = messages[language];
  return (
    <AgencyProvider language={language}>
      <Main id="main">
        <PageHeader eyebrow={t.desk} title={title} size="d2" lead={lead} />
        {children}
        <Container paddingBlockStart="section">
          <Inline gap={4}>
            <ThemeToggle labels={t.theme} />
            {languages
              .filter((other) => other !== language)
              .map((other) => (
                <Link
                  key={other}
                  variant="plain"
                  href={`?lng=${other}`}
                  lang={other}
                  onClick={(event) => {
                    event.preventDefault();
                    onLanguage(other);
                  }}
                >
                  {messages[other].language}
                </Link>
              ))}
            {more}
          </Inline>
        </Container>
      </Main>
    </AgencyProvider>
  );
}
