import { type Document, isObject, type JsonObject } from "../document.ts";
import { type HttpError, mutationError } from "../errors.ts";
import { invalid, type Workspace } from "./workspace.ts";

export type Action = (step: Step) => JsonObject[];

export interface Step {
  workspace: Workspace;
  index: number;
  action: JsonObject;
}

export const get = ({ workspace }: Step, id: string): Document | undefined => workspace.get(id);

/** Returns a document. @throws HttpError 404 */
export function requireDocument(step: Step, id: string): Document {
  const document = get(step, id);
  if (document) return document;
  throw mutationError(404, step.index, {
    type: "documentNotFoundError",
    description: `The document with the ID "${id}" was not found`,
    id,
  });
}

export const alreadyExists = ({ index }: Step, id: string): HttpError =>
  mutationError(409, index, {
    type: "documentAlreadyExistsError",
    description: `Document by ID "${id}" already exists`,
    id,
  });

/** Checks a document's `_rev`, if one is expected. @throws HttpError 409 if it differs */
export function requireRevision(
  step: Step,
  document: Document | undefined,
  expected: unknown,
): void {
  if (expected === undefined || document?._rev === expected) return;
  throw mutationError(409, step.index, {
    type: "documentRevisionIDDoesNotMatchError",
    description: `Document "${document?._id}" has unexpected revision ID ("${document?._rev}"), expected "${expected}"`,
    id: document?._id,
    currentRevisionID: document?._rev,
    expectedRevisionID: expected,
  });
}

/** Returns a string of the action. @throws HttpError 400 if missing or empty */
export function getText({ action, index }: Step, name: string): string {
  const value = action[name];
  return typeof value === "string" && value !== "" ? value : invalid(index, `${name} is missing`);
}

/** Returns an object of the action. @throws HttpError 400 for other values */
export function requireObject(
  { action, index }: Step,
  name: string,
): JsonObject & { _id?: unknown } {
  const value = action[name];
  return isObject(value) ? value : invalid(index, `${name} must be an object`);
}

const getPublishedId = (id: string): string => id.replace(/^(drafts|versions\.[^.]+)\./, "");

/**
 * Returns the id of a draft or version.
 *
 * @param published id that must match, if given
 * @throws HttpError 400 otherwise
 */
export function parseVersion({ index }: Step, id: unknown, published?: string): string {
  if (typeof id !== "string" || getPublishedId(id) === id)
    return invalid(index, `"${id}" is no id of a draft or a version`);
  if (published === undefined || getPublishedId(id) === published) return id;
  return invalid(index, `"${id}" is no draft or version of "${published}"`);
}

export function copyDocument(document: Document, id: string): JsonObject {
  const { _rev, _createdAt, _updatedAt, ...attributes } = document;
  return { ...attributes, _id: id };
}

/** Publishes and deletes the version. Unpublishes if it marks a deletion. */
export function createPublishMutations(
  step: Step,
  version: string,
  published: string,
): JsonObject[] {
  const { _system, ...document } = requireDocument(step, version);
  const isRemoval = isObject(_system) && _system.delete === true;
  const result = isRemoval
    ? { delete: { id: published } }
    : { createOrReplace: copyDocument(document as Document, published) };
  return [result, { delete: { id: version } }];
}
