import { type Document, isObject, type JsonObject } from "../document.ts";
import { HttpError, mutationError } from "../errors.ts";
import { invalid, type Workspace } from "./workspace.ts";

/** The mutations that an action stands for, as the documents are at its turn. */
type Action = (step: Step) => JsonObject[];

/** One action of a list. */
interface Step {
  workspace: Workspace;
  index: number;
  action: JsonObject;
}

/**
 * What editors do, by the name that Sanity's Actions API has for it. A draft, `drafts.x`, or a
 * version, `versions.release.x`, stands beside the published document `x`.
 * Source: https://www.sanity.io/docs/http-reference/actions
 */
const ACTIONS: Record<string, Action> = {
  "sanity.action.document.create": (step) => {
    const attributes = objectOf(step, "attributes");
    const draft = versionOf(step, attributes._id, textOf(step, "publishedId"));
    const isThere = get(step, draft) ?? get(step, textOf(step, "publishedId"));
    if (isThere && step.action.ifExists === "ignore") return [];
    if (isThere) throw alreadyExists(step, isThere._id);
    return [{ create: attributes }];
  },
  "sanity.action.document.replaceDraft": (step) => {
    const attributes = objectOf(step, "attributes");
    versionOf(step, attributes._id, textOf(step, "publishedId"));
    return [{ createOrReplace: attributes }];
  },
  "sanity.action.document.edit": (step) => {
    const published = textOf(step, "publishedId");
    const id = versionOf(step, step.action.draftId ?? step.action.versionId, published);
    const patch = { patch: { ...objectOf(step, "patch"), id } };
    if (get(step, id)) return [patch];
    return [{ create: copyOf(need(step, published), id) }, patch];
  },
  "sanity.action.document.publish": (step) => {
    const { ifDraftRevisionId, ifVersionRevisionId, ifPublishedRevisionId } = step.action;
    const published = textOf(step, "publishedId");
    const draftId = versionOf(step, step.action.draftId ?? step.action.versionId, published);
    requireRevision(step, need(step, draftId), ifDraftRevisionId ?? ifVersionRevisionId);
    requireRevision(step, get(step, published), ifPublishedRevisionId);
    return publication(step, draftId, published);
  },
  "sanity.action.document.unpublish": (step) => {
    const published = textOf(step, "publishedId");
    const draft = versionOf(step, step.action.draftId, published);
    const document = need(step, published);
    return [{ createIfNotExists: copyOf(document, draft) }, { delete: { id: published } }];
  },
  "sanity.action.document.discard": (step) => discarded(step, textOf(step, "draftId")),
  "sanity.action.document.delete": (step) => {
    const { includeDrafts = [] } = step.action;
    const published = textOf(step, "publishedId");
    if (!Array.isArray(includeDrafts)) return invalid(step.index, "includeDrafts must be a list");
    const drafts = includeDrafts.map((id) => versionOf(step, id, published));
    need(step, published);
    return [published, ...drafts].map((id) => ({ delete: { id } }));
  },
  "sanity.action.document.version.create": (step) => {
    const published = textOf(step, "publishedId");
    const { document, baseId, versionId, ifBaseRevisionId } = step.action;
    if (isObject(document)) {
      versionOf(step, document._id, published);
      return [{ create: document }];
    }
    const base = need(step, typeof baseId === "string" ? baseId : published);
    requireRevision(step, base, ifBaseRevisionId);
    return [{ create: copyOf(base, versionOf(step, versionId, published)) }];
  },
  "sanity.action.document.version.replace": (step) => {
    const document = objectOf(step, "document");
    versionOf(step, document._id);
    return [{ createOrReplace: document }];
  },
  "sanity.action.document.version.discard": (step) => discarded(step, textOf(step, "versionId")),
  "sanity.action.document.version.unpublish": (step) => {
    const published = textOf(step, "publishedId");
    const id = versionOf(step, step.action.versionId, published);
    const base = get(step, id) ?? copyOf(need(step, published), id);
    return [{ createOrReplace: { ...base, _system: { delete: true } } }];
  },
  "sanity.action.release.create": (step) => {
    const { releaseId, id } = releaseOf(step);
    if (get(step, id)) throw alreadyExists(step, id);
    const { metadata = {} } = step.action;
    return [
      { create: { _id: id, _type: "system.release", name: releaseId, state: "active", metadata } },
    ];
  },
  "sanity.action.release.edit": (step) => {
    const { id } = activeRelease(step);
    return [{ patch: { ...objectOf(step, "patch"), id } }];
  },
  "sanity.action.release.publish": (step) => {
    const { id, versions } = activeRelease(step);
    const publishedAt = step.workspace.now;
    return [
      ...versions.flatMap((version) => publication(step, version, publishedIdOf(version))),
      { patch: { id, set: { state: "published", publishedAt } } },
    ];
  },
  "sanity.action.release.archive": (step) => {
    const { id, versions } = activeRelease(step);
    return [
      ...versions.map((version) => ({ delete: { id: version } })),
      { patch: { id, set: { state: "archived" } } },
    ];
  },
  "sanity.action.release.delete": (step) => {
    const { id } = releaseOf(step);
    if (need(step, id).state === "active")
      return invalid(step.index, "Only a release that is published or archived can be deleted");
    return [{ delete: { id } }];
  },
};

/**
 * The mutations of one action. Throws HttpError 400, 404 or 409 with the index of the action, in the
 * shape of Sanity's action errors.
 */
export function mutationsOf(workspace: Workspace, index: number, action: unknown): JsonObject[] {
  const name = isObject(action) ? action.actionType : undefined;
  if (!isObject(action) || typeof name !== "string" || !Object.hasOwn(ACTIONS, name))
    return invalid(index, `An action has one of the types ${Object.keys(ACTIONS).join(", ")}`);
  return (ACTIONS[name] as Action)({ workspace, index, action });
}

/** Does something for an action, whose errors are told as those of an action. */
export function asAction<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, body, message } = error as HttpError & {
      body: { error?: { type?: string; description?: string } };
    };
    if (body.error?.type !== "mutationError") throw error;
    const description = message.replace("mutation(s)", "action(s)");
    throw new HttpError(
      status,
      { error: { ...body.error, type: "actionError", description } },
      description,
    );
  }
}

const get = ({ workspace }: Step, id: string): Document | undefined => workspace.get(id);

function need(step: Step, id: string): Document {
  const document = get(step, id);
  if (document) return document;
  throw mutationError(404, step.index, {
    type: "documentNotFoundError",
    description: `The document with the ID "${id}" was not found`,
    id,
  });
}

const alreadyExists = ({ index }: Step, id: string): HttpError =>
  mutationError(409, index, {
    type: "documentAlreadyExistsError",
    description: `Document by ID "${id}" already exists`,
    id,
  });

function requireRevision(step: Step, document: Document | undefined, expected: unknown): void {
  if (expected === undefined || document?._rev === expected) return;
  throw mutationError(409, step.index, {
    type: "documentRevisionIDDoesNotMatchError",
    description: `Document "${document?._id}" has unexpected revision ID ("${document?._rev}"), expected "${expected}"`,
    id: document?._id,
    currentRevisionID: document?._rev,
    expectedRevisionID: expected,
  });
}

function textOf({ action, index }: Step, name: string): string {
  const value = action[name];
  return typeof value === "string" && value !== "" ? value : invalid(index, `${name} is missing`);
}

function objectOf({ action, index }: Step, name: string): JsonObject & { _id?: unknown } {
  const value = action[name];
  return isObject(value) ? value : invalid(index, `${name} must be an object`);
}

/** The id of what a draft or version is of: without `drafts.` or `versions.release.`. */
const publishedIdOf = (id: string): string => id.replace(/^(drafts|versions\.[^.]+)\./, "");

/** An id that has to be that of a draft or version, of a certain document where one is named. */
function versionOf({ index }: Step, id: unknown, published?: string): string {
  if (typeof id !== "string" || publishedIdOf(id) === id)
    return invalid(index, `"${id}" is no id of a draft or a version`);
  if (published === undefined || publishedIdOf(id) === published) return id;
  return invalid(index, `"${id}" is no draft or version of "${published}"`);
}

/** The document under another id, as a new one. */
function copyOf(document: Document, id: string): JsonObject {
  const { _rev, _createdAt, _updatedAt, ...attributes } = document;
  return { ...attributes, _id: id };
}

function discarded(step: Step, id: string): JsonObject[] {
  need(step, versionOf(step, id));
  return [{ delete: { id } }];
}

/** A draft or version becomes the published document, or, where it is marked so, takes it away. */
function publication(step: Step, version: string, published: string): JsonObject[] {
  const { _system, ...document } = need(step, version);
  const isRemoval = isObject(_system) && _system.delete === true;
  const result = isRemoval
    ? { delete: { id: published } }
    : { createOrReplace: copyOf(document as Document, published) };
  return [result, { delete: { id: version } }];
}

function releaseOf(step: Step): { releaseId: string; id: string } {
  const releaseId = textOf(step, "releaseId");
  if (!/^[A-Za-z0-9_-]{1,100}$/.test(releaseId))
    return invalid(step.index, "releaseId may only hold letters, digits, _ and -");
  return { releaseId, id: `_.releases.${releaseId}` };
}

function activeRelease(step: Step): { id: string; versions: string[] } {
  const { releaseId, id } = releaseOf(step);
  if (need(step, id).state !== "active") return invalid(step.index, `"${releaseId}" is not active`);
  return { id, versions: step.workspace.idsFrom(`versions.${releaseId}.`) };
}
