import type { FormValues } from "@agency/client/forms/draft";
import { sentParam } from "@agency/server/forms/posted";
import type { TFunction } from "i18next";
import {
  readCaseSlug,
  readStage,
  readTopic,
  type ServiceKey,
  serviceKeys,
} from "../../contactPaths.ts";

export const originNames = ["product", "plan", "caseStudy", "station"] as const;

/** Parses a form's first values from the URL. */
export function readPrefill(search: URLSearchParams, t: TFunction<"contact">) {
  const key = search.get("service");
  const service = key && Object.hasOwn(serviceKeys, key) ? serviceKeys[key as ServiceKey] : "";
  const brief = search.get("brief")?.trim() ?? "";
  const topic = readTopic(search);
  const about = topic ? getFirstLine(topic, t) : "";
  const message = brief || about;
  const origin = readOrigin(search);

  return {
    brief,
    about,
    initial: { service, message, ...origin } satisfies FormValues,
    /** Appends the prefilled line to a draft's text. */
    merge(draft: FormValues): FormValues {
      const { message: written = "" } = draft;
      const added = message && !written.includes(message);
      const kept = Object.entries(draft).filter(
        ([name]) => Object.keys(origin).length === 0 || !isOrigin(name),
      );
      return {
        ...Object.fromEntries(kept),
        ...origin,
        ...(service && { service }),
        message: added ? [written, message].filter(Boolean).join("\n\n") : written,
      };
    },
  };
}

const isOrigin = (name: string) => (originNames as readonly string[]).includes(name);

function readOrigin(search: URLSearchParams): FormValues {
  const topic = readTopic(search);
  if (topic) return { product: topic.product, ...(topic.plan && { plan: topic.plan }) };
  const caseStudy = readCaseSlug(search);
  if (caseStudy) return { caseStudy };
  const station = readStage(search);
  return station ? { station } : {};
}

export function removeOrigin(search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const name of ["product", "about", "plan", "case", "station"]) query.delete(name);
  return query.toString();
}

function getFirstLine(
  { product: slug, plan, about }: NonNullable<ReturnType<typeof readTopic>>,
  t: TFunction<"contact">,
): string {
  const product = t(`form.products.${slug}`);
  if (about === "plan" || (about === "price" && plan))
    return plan
      ? t(`form.about.${about === "price" ? "pricePlan" : "plan"}`, {
          product,
          plan: t(`form.plans.${plan}`),
        })
      : "";
  return about ? t(`form.about.${about}`, { product }) : "";
}

/** Removes an earlier form's result. */
export function removeFormResult(search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  query.delete(sentParam);
  return query.toString();
}
