import { type Document, type JsonObject, parseStored } from "../document.ts";
import {
  type Action,
  alreadyExists,
  copyOf,
  get,
  need,
  objectOf,
  publication,
  publishedIdOf,
  type Step,
  textOf,
} from "./action-step.ts";
import { invalid } from "./workspace.ts";

/** What a release is, as a document. */
export interface Release extends Document {
  _type: "system.release";
  name: string;
  state: "active" | "scheduled" | "published" | "archived";
  /** When it is published by itself, ISO 8601; of one that is scheduled. */
  publishAt?: string;
  /** The versions of one that is archived, as JSON: so they are no documents, and refer to none. */
  archived?: string;
}

/** How the id of every release begins. */
export const RELEASES = "_.releases.";

/**
 * What is done with releases. One that is scheduled is let alone until it falls due, when
 * `ScheduledReleases` publishes it, or until it is unscheduled.
 */
export const releaseActions: Record<string, Action> = {
  "sanity.action.release.create": (step) => {
    const { releaseId, id } = releaseOf(step);
    if (get(step, id)) throw alreadyExists(step, id);
    const { metadata = {} } = step.action;
    return [
      { create: { _id: id, _type: "system.release", name: releaseId, state: "active", metadata } },
    ];
  },
  "sanity.action.release.edit": (step) => {
    const { id } = requireState(step, "active");
    return [{ patch: { ...objectOf(step, "patch"), id } }];
  },
  "sanity.action.release.schedule": (step) => {
    const { id } = requireState(step, "active");
    const publishAt = momentOf(step);
    if (publishAt <= step.workspace.now) return published(step, id);
    return [{ patch: { id, set: { state: "scheduled", publishAt } } }];
  },
  "sanity.action.release.unschedule": (step) => {
    const { id } = requireState(step, "scheduled");
    return [{ patch: { id, set: { state: "active" }, unset: ["publishAt"] } }];
  },
  "sanity.action.release.publish": (step) => {
    const { id } = releaseOf(step);
    const { publishAt = "", state } = need(step, id) as Release;
    const isDue = state === "scheduled" && publishAt <= step.workspace.now;
    if (!isDue) requireState(step, "active");
    return published(step, id);
  },
  "sanity.action.release.archive": (step) => {
    const { id } = requireState(step, "active");
    const versions = versionsOf(step);
    const archived = JSON.stringify(
      versions.map((version) => copyOf(need(step, version), version)),
    );
    return [
      ...versions.map((version) => ({ delete: { id: version } })),
      { patch: { id, set: { state: "archived", archived } } },
    ];
  },
  "sanity.action.release.unarchive": (step) => {
    const { id, archived = "[]" } = requireState(step, "archived");
    const versions = parseStored(archived) as JsonObject[];
    return [
      ...versions.map((version) => ({ create: version })),
      { patch: { id, set: { state: "active" }, unset: ["archived"] } },
    ];
  },
  "sanity.action.release.delete": (step) => {
    const { id } = releaseOf(step);
    if (!["published", "archived"].includes((need(step, id) as Release).state))
      return invalid(step.index, "Only a release that is published or archived can be deleted");
    return [{ delete: { id } }];
  },
};

function published(step: Step, id: string): JsonObject[] {
  const publishedAt = step.workspace.now;
  return [
    ...versionsOf(step).flatMap((version) => publication(step, version, publishedIdOf(version))),
    { patch: { id, set: { state: "published", publishedAt }, unset: ["publishAt"] } },
  ];
}

function releaseOf(step: Step): { releaseId: string; id: string } {
  const releaseId = textOf(step, "releaseId");
  if (!/^[A-Za-z0-9_-]{1,100}$/.test(releaseId))
    return invalid(step.index, "releaseId may only hold letters, digits, _ and -");
  return { releaseId, id: RELEASES + releaseId };
}

function requireState(
  step: Step,
  state: Release["state"],
): { id: string; archived: string | undefined } {
  const { releaseId, id } = releaseOf(step);
  const release = need(step, id) as Release;
  if (release.state !== state) return invalid(step.index, `"${releaseId}" is not ${state}`);
  return { id, archived: release.archived };
}

const versionsOf = (step: Step): string[] =>
  step.workspace.idsFrom(`versions.${releaseOf(step).releaseId}.`);

/** The moment to publish at, as moments are written here. */
function momentOf(step: Step): string {
  const moment = new Date(textOf(step, "publishAt"));
  if (Number.isNaN(moment.getTime()))
    return invalid(step.index, "publishAt must be a date and time (ISO 8601)");
  return moment.toISOString();
}
