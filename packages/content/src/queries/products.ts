import type { InferOutput } from "valibot";
import { optionalText, text } from "../localized-groq.ts";
import type { ProductSlug } from "../products.ts";
import type * as schemas from "../results/products.ts";
import { launchFields, productsInOrder } from "./launches.ts";
import { isSample, type LanguageParams, type Query, query } from "./query.ts";

export type Offer = InferOutput<typeof schemas.offer>;

export type Plan = InferOutput<typeof schemas.plan>;

export type Product = InferOutput<typeof schemas.product>;

const planTexts = ["note", "price", "users", "requirements"].map((field) => optionalText(field));

export const productFields: string = [
  launchFields,
  "startAt,nextLaunchAt",
  optionalText("nextPlace"),
  optionalText("disclaimer"),
  `"plans":coalesce(plans[defined(plan)]{plan,"isPutForward":isPutForward==true,${text("name")},${planTexts}},[])`,
  `"offers":coalesce(offers[defined(price)]{${text("name")},price,currency,unit},[])`,
  isSample,
].join();

export const productsQuery: Query<Product[], LanguageParams> = query(
  `${productsInOrder}{${productFields}}`,
);

export const productQuery: Query<Product | null, LanguageParams & { slug: ProductSlug }> = query(
  `*[_type=="product"&&slug.current==$slug][0]{${productFields}}`,
);
