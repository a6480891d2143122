import { Artwork } from "@agency/ui/Artwork";
import { ButtonLink } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Countdown } from "@agency/ui/Countdown";
import { Faq } from "@agency/ui/Faq";
import { Hero } from "@agency/ui/Hero";
import { Link } from "@agency/ui/Link";
import { Section, SectionTitle } from "@agency/ui/Section";
import { Split } from "@agency/ui/Split";
import { Steps } from "@agency/ui/Steps";
import type { PageProps } from "../pages.ts";
import { site } from "../site.ts";
import { Waitlist } from "../Waitlist.tsx";

/** Artwork by name. */
const seed = [...site.name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

export function HomePage({ translations: t, language, date, post }: PageProps) {
  return (
    <>
      <Hero
        title={t.hero.title}
        titleEnd={t.hero.titleEnd}
        lead={t.hero.lead(date)}
        actions={
          <>
            <ButtonLink href="#waitlist">{t.hero.join}</ButtonLink>
            <Link variant="line" href="#steps">
              {t.hero.more}
            </Link>
          </>
        }
        artwork={<Artwork kind="bundle" seed={seed} band />}
      />
      <Section id="opening" label={t.opening.label}>
        <Container>
          <SectionTitle side={t.opening.side(date)}>{t.opening.title}</SectionTitle>
          <Countdown
            to={site.opensAt}
            labels={t.opening.units}
            date={date}
            launched={t.opening.launched}
          />
        </Container>
      </Section>
      <Section id="steps" label={t.steps.label}>
        <Container>
          <SectionTitle>{t.steps.title}</SectionTitle>
          <Steps items={t.steps.items} />
        </Container>
      </Section>
      <Section id="questions" label={t.questions.label}>
        <Container>
          <SectionTitle>{t.questions.title}</SectionTitle>
          <Faq items={t.questions.items} />
        </Container>
      </Section>
      <Section id="waitlist" label={t.waitlist.label}>
        <Container>
          <SectionTitle side={t.waitlist.side}>{t.waitlist.title}</SectionTitle>
          <Split
            ratio="8-4"
            align="stretch"
            main={<Waitlist translations={t} {...{ language, date, post }} />}
            side={<Artwork kind="orbit" seed={seed} ground="accent" ratio="4/3" />}
          />
        </Container>
      </Section>
    </>
  );
}
