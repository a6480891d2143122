import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { Container } from "@agency/ui/Container";
import { Inline } from "@agency/ui/Inline";
import { Link } from "@agency/ui/Link";
import { Main } from "@agency/ui/Main";
import { PageHeader } from "@agency/ui/PageHeader";
import { ThemeToggle } from "@agency/ui/ThemeToggle";
import type { ReactNode } from "react";
import { type Language, languages, words } from "./words.ts";

export interface PageProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

interface FrameProps extends PageProps {
  title: string;
  lead: ReactNode;
  /** Rendered beside theme and language. */
  more?: ReactNode;
  children: ReactNode;
}

export function Frame({ language, onLanguage, title, lead, more, children }: FrameProps) {
  const t = words[language];
  return (
    <AgencyProvider language={language}>
      <Main id="main">
        <PageHeader eyebrow={t.desk} title={title} size="d2" lead={lead} />
        {children}
        <Container before="section">
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
                  {words[other].language}
                </Link>
              ))}
            {more}
          </Inline>
        </Container>
      </Main>
    </AgencyProvider>
  );
}
