import type { InferOutput } from "valibot";
import { localized, portableText } from "../localized-groq.ts";
import type { body as bodySchema } from "../results/body.ts";
import { picture } from "./picture.ts";

export type { BodyBlock, FigureBlock, LinkMark, Span, TextBlock } from "../results/body.ts";

export type Body = InferOutput<typeof bodySchema>;

export const body: string = portableText(
  "body",
  `{...,_type=="figure"=>{"alt":image.alt,"caption":caption,"image":select(defined(image.asset)=>image${picture})}}`,
);

/**
 * Whole minutes, at least 1, by 1,100 characters: about 190 English words. Arabic has shorter
 * words, read more slowly.
 */
export const readingMinutes: string = `"readingMinutes":math::max([1,round(length(coalesce(string(${localized("body")}),pt::text(${localized("body")}[_type=="block"])))/1100)])`;
