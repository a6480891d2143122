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
  /** Props of the drawn avatar, used without a portrait. */
  drawing: unknown;
  /** Seed of a generated avatar, used with neither portrait nor drawing. */
  avatarSeed: number;
  /** Text shown once on the page, such as that the people are samples. */
  disclaimer: LocalizedText | null;
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

/** GROQ condition: a published member of the team page. */
export const publishedTeamMember = '_type=="teamMember"&&isPublished==true';

/** All published members, in the editor's order. */
export const teamQuery: Query<TeamMember[], LanguageParams> = query(
  `*[${publishedTeamMember}]|order(coalesce(order,0) asc,_id asc){${fields}}`,
);
