import { Localized } from "@agency/client/components/Localized";
import { getImageSource } from "@agency/client/content/imageSource";
import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { useLanguage, useQuery } from "@agency/client/navigation";
import { type TeamMember, teamQuery } from "@agency/content/queries/team";
import { Avatar } from "@agency/ui/Avatar";
import { Container } from "@agency/ui/Container";
import { EmptyState } from "@agency/ui/EmptyState";
import { Image } from "@agency/ui/Image";
import { Link } from "@agency/ui/Link";
import { People, type PortraitPosition } from "@agency/ui/People";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { PortraitArtwork } from "../../portraits/PortraitArtwork.tsx";

export function TeamMembers() {
  const { t } = useTranslation("company");
  const { t: common } = useTranslation();
  const members = useQuery(teamQuery, { lang: useLanguage() });
  const marked = useLangAttributes();
  const disclaimer = members.find((member) => member.disclaimer)?.disclaimer;
  const samples = members.filter(({ isSample }) => isSample).length;
  const some = samples > 0 && samples < members.length;

  if (members.length === 0) {
    return (
      <Container>
        <EmptyState
          level={3}
          title={t("team.people.empty.title")}
          description={t("team.people.empty.text")}
          actions={
            <Link variant="line" href="/contact">
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
            name: <Localized value={member.name} />,
            portrait: (place) => <MemberPicture of={member} {...place} />,
            role: member.role && <Localized value={member.role} />,
            description: member.bio && <Localized value={member.bio} />,
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
          <Text size="xs" tone="tertiary">
            {disclaimer && !some ? (
              <Localized value={disclaimer} />
            ) : (
              t(some ? "team.people.someSamples" : "team.people.sample")
            )}
          </Text>
        )}
      </Stack>
    </Container>
  );
}

interface FaceProps extends PortraitPosition {
  of: TeamMember;
}

/** Photograph, portrait artwork or avatar. */
function MemberPicture({ of: { name, portrait, drawing, avatarSeed }, ...place }: FaceProps) {
  const { t } = useTranslation("company");
  const label = t("team.people.portrait", { name: name.text });
  if (portrait) {
    return (
      <Image
        {...getImageSource(portrait, { alt: portrait.alt?.text ?? name.text })}
        ratio={`${place.ratio}`}
        sizes="(min-width: 1024px) 30vw, 46vw"
      />
    );
  }
  const avatar = <Avatar name={name.text} seed={String(avatarSeed)} alt={label} />;
  if (!drawing) return avatar;
  return (
    <PortraitArtwork of={drawing} fallback={avatar}>
      {({ Portrait }) => <Portrait record={drawing as PortraitRecord} {...place} label={label} />}
    </PortraitArtwork>
  );
}

export function TeamPair() {
  const { t } = useTranslation("company");
  const members = useQuery(teamQuery, { lang: useLanguage() });
  const [first, second] = members.filter(({ portrait, drawing }) => drawing && !portrait);
  if (!first || !second) return null;
  return (
    <PortraitArtwork of={first.drawing} fallback={null}>
      {({ PortraitPair }) => (
        <PortraitPair
          first={first.drawing as PortraitRecord}
          second={second.drawing as PortraitRecord}
          label={t("team.pair", { first: first.name.text, second: second.name.text })}
        />
      )}
    </PortraitArtwork>
  );
}
