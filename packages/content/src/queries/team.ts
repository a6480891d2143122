import {
  type LocalizedList,
  type LocalizedText,
  list,
  optionalText,
  text,
} from "../localized-groq.ts";
import { type ContentImage, image } from "./picture.ts";
import { isSample, type LanguageParams, type Query, query } from "./query.ts";

export interface TeamMember {
  _id: string;
  name: LocalizedText;
  role: LocalizedText | null;
  bio: LocalizedText | null;
  languages: LocalizedList;
  portrait: ContentImage | null;
  /** Drawn avatar, used without a portrait. */
  drawing: unknown;
  /** Generated avatar, used with neither portrait nor drawing. */
  avatarSeed: number;
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

export const publishedTeamMember = '_type=="teamMember"&&isPublished==true';

export const teamQuery: Query<TeamMember[], LanguageParams> = query(
  `*[${publishedTeamMember}]|order(coalesce(order,0) asc,_id asc){${fields}}`,
);
