import type { StaffMails } from "@agency/backoffice";
import type { TeamMember } from "@agency/content/queries/team";
import { portraitSide } from "@agency/showcase/og-image/portrait";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { getPortraitPath } from "./portraitPaths.ts";

/** Returns a member's drawing, `undefined` if missing or replaced by a photograph. */
export const getPortraitRecord = ({ drawing, portrait }: TeamMember): PortraitRecord | undefined =>
  drawing && !portrait ? (drawing as PortraitRecord) : undefined;

export const getMailPortrait: NonNullable<StaffMails["portrait"]> = (member, language, siteUrl) =>
  getPortraitRecord(member) && {
    src: siteUrl + getPortraitPath(member._id, language, "light"),
    dark: siteUrl + getPortraitPath(member._id, language, "dark"),
    width: portraitSide,
    height: portraitSide,
  };
