import { type LocalizedList, type LocalizedText, list, optionalText, text } from "../language.ts";
import { type ContentImage, image } from "./picture.ts";
import { isSample, type LanguageParams, type Query, query } from "./query.ts";

export interface TeamMember {
  _id: string;
  name: LocalizedText;
  role: LocalizedText | null;
  bio: LocalizedText | null;
  languages: LocalizedList;
  /** Without one an avatar is drawn from `avatarSeed`. */
  portrait: ContentImage | null;
  avatarSeed: number;
  /** A line to be shown once on the page, e.g. that the people are samples. */
  disclaimer: LocalizedText | null;
  /** The document came with the sample content. */
  isSample: boolean;
}

const fields = [
  "_id",
  text("name"),
  optionalText("role"),
  optionalText("bio"),
  list("languages"),
  image("portrait"),
  '"avatarSeed":coalesce(avatarSeed,0)',
  optionalText("disclaimer"),
  isSample,
].join();

/** GROQ of the condition that a document is a person of the team page. */
export const publishedTeamMember = '_type=="teamMember"&&isPublished==true';

/** All published people, in the editor's order. */
export const teamQuery: Query<TeamMember[], LanguageParams> = query(
  `*[${publishedTeamMember}]|order(coalesce(order,0) asc,_id asc){${fields}}`,
);
