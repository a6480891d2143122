import {
  AgencyProvider,
  ButtonLink,
  Container,
  Footer,
  LanguageSelect,
  Launch,
  Main,
  Section,
  SectionTitle,
  SkipLink,
  Steps,
  ThemeToggle,
} from "@agency/ui";
import { useState } from "react";
import { Waitlist } from "./Waitlist.tsx";
import { words } from "./words.ts";

/** The opening in Sharjah: an instant, so it is the same moment everywhere. */
const launch = { start: "2026-06-01T00:00:00+04:00", to: "2027-03-01T09:00:00+04:00" };

const languages = [
  { code: "ar", name: "العربية" },
  { code: "en", name: "English" },
];

export function Microsite() {
  const [language, setLanguage] = useState<"ar" | "en">("ar");
  const t = words[language];
  const date = new Intl.DateTimeFormat(language === "ar" ? "ar-AE-u-nu-latn" : "en-GB", {
    dateStyle: "long",
    timeZone: "Asia/Dubai",
  }).format(new Date(launch.to));
  const join = <ButtonLink href="#waitlist">{t.join}</ButtonLink>;
  return (
    <AgencyProvider language={language}>
      <SkipLink href="#main">{t.skip}</SkipLink>
      <Main id="main">
        <Launch
          name="Rendre"
          nameLang="en"
          {...launch}
          labels={t.units}
          date={date}
          before={{ note: t.before.note(date), text: t.before.text, actions: join }}
          launched={{ ...t.launched, actions: join }}
        />
        <Section id="way" label={t.steps.label}>
          <Container>
            <SectionTitle>{t.steps.title}</SectionTitle>
            <Steps items={t.steps.items} />
          </Container>
        </Section>
        <Section id="waitlist" label={t.join}>
          <Container>
            <SectionTitle side={t.waitlist.text}>{t.waitlist.title}</SectionTitle>
            <Waitlist words={t.waitlist} />
          </Container>
        </Section>
      </Main>
      <Footer
        blurb={t.blurb}
        signup={null}
        columns={[]}
        newTabLabel={t.newTab}
        legal={[]}
        copyright={t.sample}
        language={
          <LanguageSelect
            label={t.language}
            languages={languages}
            current={language}
            onSelect={(code) => setLanguage(code === "en" ? "en" : "ar")}
          />
        }
        wordmark={{ latin: "Rendre", arabic: "رندر" }}
        controls={<ThemeToggle labels={t.theme} />}
      />
    </AgencyProvider>
  );
}
