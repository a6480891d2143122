import { isOffSite, publicTypes } from "@agency/content/schema";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

interface Field {
  name?: string;
  type: string;
  hidden?: unknown;
  fieldset?: string;
  fields?: Field[];
  of?: Field[];
  initialValue?: unknown;
  options?: Record<string, unknown>;
}

interface Type extends Field {
  name: string;
  preview: { prepare: (selected: Record<string, unknown>) => { subtitle?: string } };
}

const types = publicTypes as unknown as Type[];
const getType = (name: string): Type => types.find((type) => type.name === name) as Type;

const findFields = (field: Field, path: string): [string, Field][] =>
  [...(field.fields ?? []), ...(field.of ?? [])].flatMap((child) => {
    if (child.hidden === true) return [];
    const own = `${path}.${child.name ?? child.type}`;
    return [[own, child] as [string, Field], ...findFields(child, own)];
  });
const fields = types.flatMap((type) => findFields(type, type.name));

describe("moments", () => {
  it.each(fields.filter(([, { type }]) => type === "datetime"))(
    "of %s are in a stated time zone, to the minute",
    (_, { options }) => {
      expect(options).toEqual({ displayTimeZone: "Asia/Dubai", timeStep: 1 });
    },
  );
});

describe("flags", () => {
  it.each(fields.filter(([, { name }]) => /^(?:isPublished|isActive|isShown)$/.test(name ?? "")))(
    "%s are on, so that a published document is on the site",
    (_, { initialValue }) => {
      expect(initialValue).toBe(true);
    },
  );
});

describe("artwork drawn by code", () => {
  it.each([
    ["caseStudy", ["charts", "evidence"]],
    ["teamMember", ["drawing", "avatarSeed"]],
  ])("of a %s is collapsed, for developers", (type, names) => {
    const advanced = (getType(type).fields ?? []).filter(({ fieldset }) => fieldset === "advanced");
    expect(advanced.map(({ name }) => name)).toEqual(names);
    expect(getType(type)).toMatchObject({
      fieldsets: [{ name: "advanced", options: { collapsible: true, collapsed: true } }],
    });
  });
});

describe("a list entry", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2027-01-01T12:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const getSubtitle = (type: string, selected: Record<string, unknown>) =>
    getType(type).preview.prepare(selected).subtitle;

  it.each([
    ["blogPost", { isPublished: false }, "Hidden"],
    ["blogPost", { isPublished: true, date: "2027-02-01T00:00:00Z" }, "Scheduled"],
    ["blogPost", { isPublished: true, withdrawAt: "2026-02-01T00:00:00Z" }, "Unpublished"],
    ["caseStudy", {}, "Hidden"],
    ["teamMember", { isPublished: false, role: "Designer" }, "Hidden"],
    ["jobVacancy", { isActive: true, deadline: "2026-12-31" }, "Closed"],
    ["notice", { isShown: true, until: "2026-12-31T00:00:00Z" }, "Unpublished"],
  ])("of a %s that is %j says so first", (type, selected, state) => {
    const subtitle = getSubtitle(type, selected);
    expect(subtitle?.split(" · ")[0]).toBe(state);
    expect(isOffSite(subtitle)).toBe(true);
  });

  it.each([
    ["blogPost", { isPublished: true, date: "2026-02-01T00:00:00Z", category: "Closed" }],
    ["teamMember", { isPublished: true, role: "Designer" }],
    ["jobVacancy", { isActive: true, deadline: "2027-01-01" }],
    ["jobVacancy", { isActive: true }],
  ])("of a %s that is %j is as others", (type, selected) => {
    expect(isOffSite(getSubtitle(type, selected))).toBe(false);
  });

  it("names days in the time zone of the document, and deadlines in none", () => {
    const launchAt = "2026-12-31T20:00:00Z";
    expect(getSubtitle("product", { launchAt, zone: "Asia/Dubai" })).toBe("1 Jan 2027");
    expect(getSubtitle("product", { launchAt, zone: "Europe/London" })).toBe("31 Dec 2026");
    expect(getSubtitle("jobVacancy", { isActive: true, deadline: "2027-03-01" })).toContain(
      "until 1 Mar 2027",
    );
  });
});
