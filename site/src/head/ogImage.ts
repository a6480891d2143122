import { listSeparator } from "@agency/client/format";
import { translate } from "@agency/content/language";
import { teamQuery } from "@agency/content/queries/team";
import type { Vacancy } from "@agency/content/queries/vacancies";
import type { PortraitRecord } from "@agency/ui/Portrait";
import type { ShownPage } from "../navigation/routes.ts";
import type { HeadPage } from "./types.ts";

export function getHomeSentence({ getT }: HeadPage): string {
  const t = getT("home");
  return `${t("hero.before")} ${t("hero.after")}`.replace(/\s+/g, " ");
}

export function getWorkplace(
  { language, getT }: HeadPage,
  { location, workMode }: Vacancy,
): string | undefined {
  const t = getT("careers");
  const known = [location?.text, workMode && t(`workModes.${workMode}`)].filter(Boolean);
  return known.join(translate(listSeparator, language)) || undefined;
}

/** Whether the Open Graph image shows the team, loaded by the server. */
export const needsPortraits = (page: ShownPage): boolean => page === "vacancy";

export function getPortraits({ queries, language }: HeadPage): PortraitRecord[] {
  const members = queries.find(teamQuery, { lang: language }) ?? [];
  return members
    .filter(({ portrait, drawing }) => drawing && !portrait)
    .map(({ drawing }) => drawing as PortraitRecord);
}
