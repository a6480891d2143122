import { isObject, type JsonObject } from "../document.ts";
import { HttpError } from "../errors.ts";
import {
  type Action,
  alreadyExists,
  copyDocument,
  createPublishMutations,
  get,
  getText,
  parseVersion,
  requireDocument,
  requireObject,
  requireRevision,
  type Step,
} from "./action-step.ts";
import { invalid, type Workspace } from "./workspace.ts";

/**
 * Drafts (`drafts.x`) and versions (`versions.release.x`) belong to a document `x`. Source:
 * https://www.sanity.io/docs/http-reference/actions
 */
const ACTIONS: Record<string, Action> = {
  "sanity.action.document.create": (step) => {
    const attributes = requireObject(step, "attributes");
    const draft = parseVersion(step, attributes._id, getText(step, "publishedId"));
    const isThere = get(step, draft) ?? get(step, getText(step, "publishedId"));
    if (isThere && step.action.ifExists === "ignore") return [];
    if (isThere) throw alreadyExists(step, isThere._id);
    return [{ create: attributes }];
  },
  "sanity.action.document.replaceDraft": (step) => {
    const attributes = requireObject(step, "attributes");
    parseVersion(step, attributes._id, getText(step, "publishedId"));
    return [{ createOrReplace: attributes }];
  },
  "sanity.action.document.edit": (step) => {
    const published = getText(step, "publishedId");
    const id = parseVersion(step, step.action.draftId ?? step.action.versionId, published);
    const patch = { patch: { ...requireObject(step, "patch"), id } };
    if (get(step, id)) return [patch];
    return [{ create: copyDocument(requireDocument(step, published), id) }, patch];
  },
  "sanity.action.document.publish": (step) => {
    const { ifDraftRevisionId, ifVersionRevisionId, ifPublishedRevisionId } = step.action;
    const published = getText(step, "publishedId");
    const draftId = parseVersion(step, step.action.draftId ?? step.action.versionId, published);
    requireRevision(step, requireDocument(step, draftId), ifDraftRevisionId ?? ifVersionRevisionId);
    requireRevision(step, get(step, published), ifPublishedRevisionId);
    return createPublishMutations(step, draftId, published);
  },
  "sanity.action.document.unpublish": (step) => {
    const published = getText(step, "publishedId");
    const draft = parseVersion(step, step.action.draftId, published);
    const document = requireDocument(step, published);
    return [{ createIfNotExists: copyDocument(document, draft) }, { delete: { id: published } }];
  },
  "sanity.action.document.discard": (step) => discarded(step, getText(step, "draftId")),
  "sanity.action.document.delete": (step) => {
    const { includeDrafts = [] } = step.action;
    const published = getText(step, "publishedId");
    if (!Array.isArray(includeDrafts)) return invalid(step.index, "includeDrafts must be a list");
    const drafts = includeDrafts.map((id) => parseVersion(step, id, published));
    requireDocument(step, published);
    return [published, ...drafts].map((id) => ({ delete: { id } }));
  },
  "sanity.action.document.version.create": (step) => {
    const published = getText(step, "publishedId");
    const { document, baseId, versionId, ifBaseRevisionId } = step.action;
    if (isObject(document)) {
      parseVersion(step, document._id, published);
      return [{ create: document }];
    }
    const base = requireDocument(step, typeof baseId === "string" ? baseId : published);
    requireRevision(step, base, ifBaseRevisionId);
    return [{ create: copyDocument(base, parseVersion(step, versionId, published)) }];
  },
  "sanity.action.document.version.replace": (step) => {
    const document = requireObject(step, "document");
    parseVersion(step, document._id);
    return [{ createOrReplace: document }];
  },
  "sanity.action.document.version.discard": (step) => discarded(step, getText(step, "versionId")),
  "sanity.action.document.version.unpublish": (step) => {
    const published = getText(step, "publishedId");
    const id = parseVersion(step, step.action.versionId, published);
    const base = get(step, id) ?? copyDocument(requireDocument(step, published), id);
    return [{ createOrReplace: { ...base, _system: { delete: true } } }];
  },
};

/**
 * Converts an action to mutations.
 *
 * @throws HttpError 400, 404 or 409 with the action's index
 */
export function toMutations(workspace: Workspace, index: number, action: unknown): JsonObject[] {
  const name = isObject(action) ? action.actionType : undefined;
  if (!isObject(action) || typeof name !== "string" || !Object.hasOwn(ACTIONS, name))
    return invalid(index, `An action has one of the types ${Object.keys(ACTIONS).join(", ")}`);
  return (ACTIONS[name] as Action)({ workspace, index, action });
}

/** Converts errors to an action's. */
export function withActionErrors<Result>(work: () => Result): Result {
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

function discarded(step: Step, id: string): JsonObject[] {
  requireDocument(step, parseVersion(step, id));
  return [{ delete: { id } }];
}
