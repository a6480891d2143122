import * as v from "valibot";
import { contentImage } from "./picture.ts";
import { flag, localizedList, localizedText, number, optionalText } from "./values.ts";

export const teamMember = v.object({
  _id: v.string("an id"),
  name: localizedText,
  role: optionalText,
  bio: optionalText,
  languages: localizedList,
  portrait: v.nullable(contentImage),
  /** Drawn avatar, without a portrait. */
  drawing: v.unknown(),
  /** Generated avatar, without portrait and drawing. */
  avatarSeed: v.fallback(number, 0),
  disclaimer: optionalText,
  isSample: flag,
});
