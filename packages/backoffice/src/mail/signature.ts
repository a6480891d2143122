import type { Reader } from "@agency/content";
import { type Language, languages, translate } from "@agency/content/language";
import { type TeamMember, teamQuery } from "@agency/content/queries/team";
import type { MailImage, MailPart } from "@agency/mail";
import { interpolate } from "@agency/server/mail";
import { getPicture } from "./pictures.ts";
import type { StaffMailOptions } from "./types.ts";

/** In px. */
const side = 72;

/**
 * Finds a team member by name in any language. `undefined` unless exactly one matches. Rejects with
 * the content service's error.
 */
export async function findMemberByName(
  reader: Reader,
  name: string,
  language: Language,
): Promise<TeamMember | undefined> {
  const teams = await Promise.all(languages.map((lang) => reader.fetch(teamQuery, { lang })));
  const named = teams.flat().filter((one) => one.name.text.trim() === name.trim());
  const ids = new Set(named.map(({ _id }) => _id));
  return ids.size === 1
    ? teams[languages.indexOf(language)]?.find(({ _id }) => ids.has(_id))
    : undefined;
}

/** Builds the signature. Empty if the sender is not on the team page. */
export async function createSignature(
  name: string | undefined,
  language: Language,
  { mails, member, siteUrl }: StaffMailOptions,
): Promise<(MailPart & { kind: "person" })[]> {
  // Sent without a signature if loading fails.
  const found = name && (await member?.(name, language).catch(() => undefined));
  if (!found) return [];
  const alt = interpolate(translate(mails.words, language).answer.portrait, {
    name: found.name.text,
  });
  const drawn = mails.portrait?.(found, language, siteUrl);
  const picture: MailImage | undefined = found.portrait
    ? getPicture(found.portrait, alt, { width: side, height: side }, { language, siteUrl, mails })
    : drawn && { ...drawn, alt };
  return [
    {
      kind: "person",
      name: found.name.text,
      ...(found.role && { about: found.role.text }),
      ...(picture && { picture }),
    },
  ];
}
