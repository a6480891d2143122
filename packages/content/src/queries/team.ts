import { type LocalizedList, type LocalizedText, list, optionalText, text } from "../localized.ts";
import { type ContentImage, image } from "./picture.ts";
import { isSample, type LanguageParams, type Query, query } from "./query.ts";

export interface TeamMember {
  _id: string;
  name: LocalizedText;
  role: LocalizedText | null;
  bio: LocalizedText | null;
  languages: LocalizedList;
  portrait: ContentImage | null;
  /** What the person looks like where there is no portrait, as the library's drawing takes it. */
  drawing: unknown;
  /** An avatar is drawn from it where there is neither. */
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
  '"drawing":select(defined(drawing.hair)=>drawing{...,"seed":coalesce(seed,1)})',
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
