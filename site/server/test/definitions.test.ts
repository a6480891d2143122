import { randomUUID } from "node:crypto";
import { check } from "@agency/server/forms/fields";
import { application as applied, enquiry, filled } from "@agency/server/testing/visitors";
import { describe, expect, it } from "vitest";
import { application } from "../../shared/application.ts";
import { contact } from "../../shared/contact.ts";
import { newsletter } from "../../shared/newsletter.ts";

const person = "person@example.com";
const forms = [
  ["contact", contact, enquiry(person), "website"],
  ["application", application, applied(person), "website"],
  ["newsletter", newsletter, filled(person), "company"],
] as const;

const getFields = (...[schema, input]: Parameters<typeof check>) => {
  const checked = check(schema, input);
  return checked.ok ? [] : checked.fields;
};

describe.each(forms)(
  "the form %s",
  (_name, { schema, fieldsSchema, honeypotFields }, form, formerHoneypotField) => {
    it("calls its trap by one name, and knows the one of older pages", () => {
      expect(honeypotFields).toEqual(["remarks", formerHoneypotField]);
      expect(getFields(schema, { ...form, [formerHoneypotField]: "" })).toEqual([]);
      expect(getFields(schema, { ...form, remarks: 1 })).toEqual([
        { field: "remarks", code: "invalid" },
      ]);
    });

    it("is the same with and without what a script adds", () => {
      const { id, elapsed, remarks, ...carried } = { remarks: "", ...form };
      expect(getFields(fieldsSchema, carried)).toEqual([]);
      expect(getFields(fieldsSchema, { ...carried, id })).toEqual([
        { field: "id", code: "unknown-field" },
      ]);
      expect(getFields(schema, { ...carried, id, elapsed, remarks })).toEqual([]);
      expect(getFields(schema, { ...carried, id: randomUUID() })).toEqual([
        { field: "elapsed", code: "required" },
      ]);
    });
  },
);

describe("an enquiry about a product or a page", () => {
  it.each([
    [{ product: "gymestry" }, []],
    [{ product: "upflyover", plan: "enterprise" }, []],
    [{ product: "other" }, [{ field: "product", code: "product-invalid" }]],
    [{ product: "upflyover", plan: "gold" }, [{ field: "plan", code: "plan-invalid" }]],
    [{ caseStudy: "quay" }, []],
    [{ station: "name" }, []],
    [{ station: "moon" }, [{ field: "station", code: "station-invalid" }]],
    [{ caseStudy: "/quay" }, [{ field: "caseStudy", code: "case-study-invalid" }]],
  ])("may say %o", (more, found) => {
    expect(getFields(contact.schema, enquiry(person, more))).toEqual(found);
  });
});
