import type { InferOutput } from "valibot";
import { list, optionalText, text } from "../localized-groq.ts";
import type { teamMember } from "../results/team.ts";
import { image } from "./picture.ts";
import { identity, isSample, type LanguageParams, type Query, query } from "./query.ts";

export type TeamMember = InferOutput<typeof teamMember>;

export const teamMemberFields: string = [
  identity,
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
  `*[${publishedTeamMember}]|order(coalesce(order,0) asc,_id asc){${teamMemberFields}}`,
);
