import type { StaffMails } from "@agency/backoffice";
import type { TeamMember } from "@agency/content/queries/team";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { portraitPath, portraitSide } from "./input.ts";

/** What somebody is drawn from; a photograph stands in its place. */
export const portraitRecord = ({ drawing, portrait }: TeamMember): PortraitRecord | undefined =>
  drawing && !portrait ? (drawing as PortraitRecord) : undefined;

/** The picture of a person who is drawn, on the ground of each theme. */
export const mailPortrait: NonNullable<StaffMails["portrait"]> = (member, language, siteUrl) =>
  portraitRecord(member) && {
    src: siteUrl + portraitPath(member._id, language, "light"),
    dark: siteUrl + portraitPath(member._id, language, "dark"),
    width: portraitSide,
    height: portraitSide,
  };
