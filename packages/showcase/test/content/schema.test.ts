import { schemaTypes } from "@agency/content/schema";
import { getNextStatuses, getPreviousStatuses } from "@agency/content/statuses";
import { describe, expect, it } from "vitest";
import { marksField } from "../../../content/src/schema/fields.ts";
import { type Json, sampleDocuments } from "../../sample/dataset.ts";

interface Field {
  name?: string;
  type: string;
  fields?: Field[];
  of?: Field[];
  options?: { list?: unknown[] };
  readOnly?: boolean;
}

const types = new Map(
  (schemaTypes as unknown as (Field & { name: string })[]).map((type) => [type.name, type]),
);
const names = (field: Field | undefined) => (field?.fields ?? []).map(({ name }) => name);

/** Specification, section 3, with stored field names. */
const specified: Record<string, string> = {
  jobVacancy:
    "title department location jobType workMode experienceLevel description responsibilities requirements skills benefits salaryRange applicationDeadline isFeatured postedDate isActive",
  blogPost:
    "title slug excerpt body category publishedDate featuredImage author isPublished tags isPopular featuredImageLight",
  caseStudy:
    "title slug clientName industry companySize location clientLogo featuredImage featuredImageLight challenge objectives solution technologiesUsed projectGallery websiteUrl appStoreUrl playStoreUrl instagramUrl results metricsImproved testimonial testimonialAuthor testimonialPosition keyTakeaways projectDuration teamSize completedDate category services isFeatured isPublished",
  teamMember: "name role bio languages portrait drawing avatarSeed order isPublished ar",
  redirect: "from to status",
  newsletterIssue: "subject slug preheader body cover lead posts number sentAt ar",
  product:
    "slug name launchAt timeZone precision launchText state startAt nextLaunchAt nextPlace places plans order ar",
  office: "name address place phone email timeZone hours state opensAt openingText order ar",
  company: "name text product link order ar",
  agency: "email phone whatsapp distance social ar",
  notice: "isShown text link linkText from until ar",
  contactEnquiry: "name email phone company service message status language mail",
  jobApplication: "jobId applicantName email phone coverLetter resume status appliedAt language",
  newsletterSending: "issue state dueAt startedAt finishedAt content after isListed counts log",
  newsletterDelivery: "issue subscriber at messageId returnToken mail bounce complainedAt",
  newsletterSubscriber: "email name status language mail consents",
};

describe("the schema", () => {
  it.each(Object.entries(specified))("has each field of %s", (type, fields) => {
    expect(names(types.get(type))).toEqual(expect.arrayContaining(fields.split(" ")));
  });

  it("has the states of a mail, and the first statuses of the specification", () => {
    for (const type of ["contactEnquiry", "jobApplication", "newsletterSubscriber"]) {
      const fields = types.get(type)?.fields ?? [];
      const mail = fields.find(({ name }) => name === "mail");
      expect(names(mail)).toEqual([
        "state",
        "tries",
        "nextTryAt",
        "claim",
        "claimedUntil",
        "sentAt",
        "lastError",
      ]);
      const status = fields.find(({ name }) => name === "status");
      expect(status?.options?.list?.[0]).toBe(type === "newsletterSubscriber" ? "active" : "new");
      // Changed by the staff command only, with checks and a log.
      expect(status?.readOnly).toBe(true);
    }
  });

  it("has an English field for each Arabic one", () => {
    const check = (fields: Field[], path: string) => {
      // Text in both scripts has `en` and `ar`.
      const isBoth = fields.some(({ name }) => name === "en");
      const arabic = isBoth ? undefined : fields.find(({ name }) => name === "ar");
      for (const name of names(arabic)) {
        if (name === marksField) continue;
        expect(
          fields.some((field) => field.name === name),
          `${path}.ar.${name}`,
        ).toBe(true);
      }
      for (const field of fields) {
        if (field.fields && field.name !== "ar") check(field.fields, `${path}.${field.name}`);
        for (const item of field.of ?? [])
          if (item.fields) check(item.fields, `${path}.${field.name}[]`);
      }
    };
    for (const [name, type] of types) check(type.fields ?? [], name);
  });
});

const built_in: Record<string, string[]> = {
  document: ["_id", "_type", "_createdAt"],
  object: ["_type", "_key"],
  image: ["_type", "_key", "_sanityAsset", "hotspot"],
  block: ["_type", "_key", "style", "listItem", "level", "markDefs", "children"],
  slug: ["_type", "current"],
  reference: ["_type", "_key", "_ref"],
};

function findUnknownFields(value: unknown, field: Field, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const type = typeof item === "string" ? "string" : (item as Json)._type;
      const of = field.of?.find((each) => each.name === type || each.type === type);
      return of ? findUnknownFields(item, of, `${path}[${index}]`) : [`${path}[${index}]`];
    });
  }
  if (!value || typeof value !== "object") return [];
  const own = built_in[field.type] ?? [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (own.includes(key)) return [];
    const known = field.fields?.find(({ name }) => name === key);
    return known ? findUnknownFields(child, known, `${path}.${key}`) : [`${path}.${key}`];
  });
}

describe("the statuses", () => {
  it.each([
    ["contactEnquiry", "new", ["answered"]],
    ["contactEnquiry", "answered", []],
    ["jobApplication", "new", ["in review", "interview", "closed"]],
    ["jobApplication", "in review", ["interview", "closed"]],
    ["jobApplication", "interview", ["closed"]],
    ["jobApplication", "closed", []],
    ["newsletterSubscriber", "pending", ["unsubscribed"]],
    ["newsletterSubscriber", "active", ["unsubscribed"]],
    ["newsletterSubscriber", "unsubscribed", []],
    ["jobApplication", "anything", []],
  ] as const)("%s: after %s come %j", (type, status, next) => {
    expect(getNextStatuses(type, status)).toEqual(next);
  });

  it.each([
    ["contactEnquiry", "new", []],
    ["contactEnquiry", "answered", ["new"]],
    ["jobApplication", "closed", ["new", "in review", "interview"]],
    ["jobApplication", "anything", []],
    ["newsletterSubscriber", "unsubscribed", []],
  ] as const)("%s: before %s are %j", (type, status, previous) => {
    expect(getPreviousStatuses(type, status)).toEqual(previous);
  });
});

describe("the sample content", () => {
  it("uses only fields of the schema", () => {
    for (const document of sampleDocuments) {
      const type = types.get(String(document._type));
      expect(type, String(document._type)).toBeDefined();
      expect(findUnknownFields(document, type as Field, String(document._id))).toEqual([]);
    }
  });

  it("keeps to the choices of the schema", () => {
    for (const document of sampleDocuments) {
      for (const { name, options } of types.get(String(document._type))?.fields ?? []) {
        const value = document[name as string];
        if (!options?.list || value === undefined) continue;
        for (const item of [value].flat()) expect(options.list).toContain(item);
      }
    }
  });
});
