import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  canManagePeople,
  canRevokeAnyPreviewLink,
  canSendNewsletter,
  getInboxes,
  getRights,
  getTranslatedTypes,
  mayManageData,
  mayMoveBack,
  type Role,
  roles,
} from "../src/roles.ts";

function mayEdit(role: Role, type: string): boolean {
  const { filter = "", allows } = getRights(role, "production");
  const [before, after] = ["One", "Two"].map((title) => ({ _id: "a", _type: type, title }));
  const isAllowed = allows?.([{ id: "a", before, after }] as never, () => before as never);
  return isAllowed !== false && (!filter.includes("_type in") || filter.includes(`"${type}"`));
}

const actions: [action: string, may: (role: Role) => boolean][] = [
  ["Read content, drafts included", (role) => getRights(role, "production").datasets?.length === 1],
  ["Edit and publish posts, case studies, pages", (role) => mayEdit(role, "blogPost")],
  ["Edit and publish vacancies", (role) => mayEdit(role, "jobVacancy")],
  ["Edit redirects", (role) => mayEdit(role, "redirect")],
  ["Upload files", (role) => mayEdit(role, "sanity.imageAsset")],
  ["Edit the Arabic of posts", (role) => getTranslatedTypes(role).includes("blogPost")],
  ["Edit the Arabic of vacancies", (role) => getTranslatedTypes(role).includes("jobVacancy")],
  ["Read and answer enquiries", (role) => getInboxes(role).includes("contactEnquiry")],
  ["Read and answer applications", (role) => getInboxes(role).includes("jobApplication")],
  ["Move enquiries and applications back", mayMoveBack],
  ["Send issues of the newsletter", canSendNewsletter],
  ["Export or erase a visitor's data, read the activity log", mayManageData],
  ["Invite people, change roles, end accounts", canManagePeople],
  ["Revoke preview links that others made", canRevokeAnyPreviewLink],
];

it("the documentation says which role may do what, as the code has it", () => {
  const docs = readFileSync(new URL("../../../docs/security.md", import.meta.url), "utf8");
  const [, table = ""] = /<!-- roles -->([\s\S]*?)<!-- \/roles -->/.exec(docs) ?? [];
  const rows = table
    .trim()
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows[0]).toEqual(["Action", ...roles]);
  expect(rows.slice(2)).toEqual(
    actions.map(([action, may]) => [action, ...roles.map((role) => (may(role) ? "yes" : "no"))]),
  );
});
