import { type TeamMember, teamQuery } from "@agency/content/queries/team";
import { Avatar } from "@agency/ui/Avatar";
import { Container } from "@agency/ui/Container";
import { EmptyState } from "@agency/ui/EmptyState";
import { Image } from "@agency/ui/Image";
import { Link } from "@agency/ui/Link";
import { People } from "@agency/ui/People";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { useContent } from "../../content.ts";
import { useMarked } from "../../contentText.ts";
import { Localized } from "../../Localized.tsx";
import { pictureOf } from "../../picture.ts";
import { useLanguage } from "../../useLanguage.ts";

/** The people of the content service, in the editor's order. Suspends until they are there. */
export function TeamMembers() {
  const { t } = useTranslation("company");
  const { t: common } = useTranslation();
  const members = useContent(teamQuery, { lang: useLanguage() });
  const marked = useMarked();
  const disclaimer = members.find((member) => member.disclaimer)?.disclaimer;
  const samples = members.filter(({ isSample }) => isSample).length;
  const some = samples > 0 && samples < members.length;

  if (members.length === 0) {
    return (
      <Container>
        <EmptyState
          level={3}
          title={t("team.people.empty.title")}
          text={t("team.people.empty.text")}
          action={
            <Link kind="line" href="/contact">
              {common("nav.contact")}
            </Link>
          }
        />
      </Container>
    );
  }
  return (
    <Container>
      <Stack gap={7}>
        <People
          items={members.map((member) => ({
            id: member._id,
            name: <Localized of={member.name} />,
            portrait: <Portrait of={member} />,
            role: member.role && <Localized of={member.role} />,
            text: member.bio && <Localized of={member.bio} />,
            facts: {
              label: t("team.people.languages"),
              items: member.languages.items.map((language) => (
                <span key={language} {...marked(member.languages.lang)}>
                  {language}
                </span>
              )),
            },
          }))}
        />
        {(disclaimer || samples > 0) && (
          <Text size="xs" tone="fg3">
            {disclaimer && !some ? (
              <Localized of={disclaimer} />
            ) : (
              t(some ? "team.people.someSamples" : "team.people.sample")
            )}
          </Text>
        )}
      </Stack>
    </Container>
  );
}

function Portrait({ of: { name, portrait, avatarSeed } }: { of: TeamMember }) {
  const { t } = useTranslation("company");
  if (portrait) {
    return (
      <Image
        image={pictureOf(portrait, { alt: portrait.alt?.text ?? name.text })}
        ratio="4/5"
        sizes="(min-width: 1024px) 30vw, (min-width: 600px) 46vw, 100vw"
      />
    );
  }
  return <Avatar seed={String(avatarSeed)} alt={t("team.people.portrait", { name: name.text })} />;
}
