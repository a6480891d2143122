import type { StaffMails } from "@agency/backoffice";
import type { TeamMember } from "@agency/content/queries/team";
import { portraitSide } from "@agency/showcase/og-image/portrait";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { getPortraitPath } from "./addresses.ts";

/** What somebody is drawn from; a photograph stands in its place. */
export const portraitRecord = ({ drawing, portrait }: TeamMember): PortraitRecord | undefined =>
  drawing && !portrait ? (drawing as PortraitRecord) : undefined;

/** The picture of a person who is drawn, on the ground of each theme. */
export const mailPortrait: NonNullable<StaffMails["portrait"]> = (member, language, siteUrl) =>
  portraitRecord(member) && {
    src: siteUrl + getPortraitPath(member._id, language, "light"),
    dark: siteUrl + getPortraitPath(member._id, language, "dark"),
    width: portraitSide,
    height: portraitSide,
  };
