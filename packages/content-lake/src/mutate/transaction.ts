import { type Document, isObject, type JsonObject, randomId } from "../document.ts";
import { mutationError } from "../errors.ts";
import { evaluateQuery, type QueryContext } from "../query/evaluate.ts";
import type { Changes, Dataset } from "../store/dataset.ts";
import { toMutations, withActionErrors } from "./actions.ts";
import { applyPatch, PatchError } from "./patch.ts";
import { invalid, newId, Workspace } from "./workspace.ts";

interface MutationResult {
  id: string;
  operation: "create" | "update" | "delete" | "none";
  document?: Document;
}

export interface Outcome {
  transactionId: string;
  at: string;
  results: MutationResult[];
  changes: Changes;
  mutations: readonly unknown[];
}

/** `now` is ISO 8601. Results exclude consequences. */
export interface TransactionOptions {
  transactionId?: string;
  autoGenerateArrayKeys?: boolean;
  now?: string;
  consequences?: (workspace: Workspace) => readonly JsonObject[];
}

type Handler = (
  workspace: Workspace,
  index: number,
  body: JsonObject,
  context: QueryContext,
) => MutationResult[];

const HANDLERS: Record<string, Handler> = {
  create: (workspace, index, body) => {
    const id = newId(index, body._id);
    if (workspace.get(id)) {
      throw mutationError(409, index, {
        type: "documentAlreadyExistsError",
        description: `Document by ID "${id}" already exists`,
        id,
      });
    }
    return [created(workspace, index, { ...body, _id: id })];
  },
  createIfNotExists: (workspace, index, body) => {
    const id = newId(index, body._id);
    const document = workspace.get(id);
    if (document) return [{ id, operation: "none", document }];
    return [created(workspace, index, { ...body, _id: id })];
  },
  createOrReplace: (workspace, index, body) => {
    const id = newId(index, body._id);
    const previous = workspace.get(id);
    if (!previous) return [created(workspace, index, { ...body, _id: id })];
    const _createdAt = body._createdAt ?? previous._createdAt;
    const document = workspace.write(index, { ...body, _id: id, _createdAt });
    return [{ id, operation: "update", document }];
  },
  delete: (workspace, index, body, context) =>
    selected(workspace, index, body, context).flatMap((id): MutationResult[] => {
      const document = workspace.get(id);
      if (!document) return [];
      checkRevision(index, document, body.ifRevisionID);
      workspace.remove(index, id);
      return [{ id, operation: "delete" }];
    }),
  patch: (workspace, index, body, context) =>
    selected(workspace, index, body, context).map((id) => {
      const document = workspace.get(id);
      if (!document) {
        throw mutationError(404, index, {
          type: "documentNotFoundError",
          description: `The document with the ID "${id}" was not found`,
          id,
        });
      }
      checkRevision(index, document, body.ifRevisionID);
      return patched(workspace, index, document, body);
    }),
};

export type Steps = { mutations: readonly unknown[] } | { actions: readonly unknown[] };

/**
 * Computes the outcome without changing the dataset.
 *
 * @throws HttpError 400, 404 or 409 with the index of the mutation or action
 */
export function applySteps(
  dataset: Dataset,
  steps: Steps,
  context: QueryContext,
  options: TransactionOptions = {},
): Outcome {
  const { transactionId = randomId(), now, autoGenerateArrayKeys = false, consequences } = options;
  const at = now ?? new Date().toISOString();
  const workspace = new Workspace(dataset, transactionId, at, autoGenerateArrayKeys);
  const mutations: unknown[] = [];
  const results: MutationResult[] = [];
  const apply = (mutation: unknown, index: number) => {
    mutations.push(mutation);
    results.push(...applyMutation(workspace, index, mutation, context));
  };
  if ("mutations" in steps) {
    steps.mutations.forEach(apply);
    workspace.checkReferences();
  } else
    withActionErrors(() => {
      for (const [index, action] of steps.actions.entries())
        for (const mutation of toMutations(workspace, index, action)) apply(mutation, index);
      workspace.checkReferences();
    });
  const asked = results.length;
  for (const mutation of consequences?.(workspace) ?? []) apply(mutation, asked);
  results.length = asked;
  return { transactionId, at, results, changes: workspace.changes, mutations };
}

function applyMutation(
  workspace: Workspace,
  index: number,
  mutation: unknown,
  context: QueryContext,
): MutationResult[] {
  const entries = isObject(mutation) ? Object.entries(mutation) : [];
  const [name, body] = entries[0] ?? [];
  if (entries.length !== 1 || name === undefined || !Object.hasOwn(HANDLERS, name)) {
    return invalid(
      index,
      `A mutation is an object with one of ${Object.keys(HANDLERS).join(", ")}`,
    );
  }
  if (!isObject(body)) return invalid(index, `The value of ${name} must be an object`);
  return (HANDLERS[name] as Handler)(workspace, index, body, context);
}

function created(
  workspace: Workspace,
  index: number,
  body: JsonObject & { _id: string },
): MutationResult {
  return { id: body._id, operation: "create", document: workspace.write(index, body) };
}

function patched(
  workspace: Workspace,
  index: number,
  document: Document,
  patch: JsonObject,
): MutationResult {
  const copy: JsonObject & { _id: string } = structuredClone(document);
  try {
    applyPatch(copy, patch);
  } catch (error) {
    if (error instanceof PatchError) return invalid(index, error.message, { id: document._id });
    throw error;
  }
  for (const name of ["_id", "_type"]) {
    if (copy[name] !== document[name]) {
      invalid(index, `The attribute ${name} cannot be changed`, { id: document._id });
    }
  }
  const result = workspace.write(index, copy);
  return { id: document._id, operation: "update", document: result };
}

function selected(
  workspace: Workspace,
  index: number,
  body: JsonObject,
  context: QueryContext,
): string[] {
  const { id, query, params = {} } = body;
  if (query === undefined) {
    const ids: unknown[] = Array.isArray(id) ? id : [id];
    const isId = (item: unknown): item is string => typeof item === "string" && item !== "";
    if (ids.length > 0 && ids.every(isId)) return ids;
    return invalid(index, "A patch or delete needs an id or a query");
  }
  if (typeof query !== "string") return invalid(index, "query must be a string");
  if (!isObject(params)) return invalid(index, "params must be an object");
  const found = evaluateQuery(workspace.view(), query, params, context);
  const documents = Array.isArray(found) ? found : [found];
  return documents.flatMap((item) => {
    if (item === null) return [];
    return isObject(item) && typeof item._id === "string"
      ? [item._id]
      : invalid(index, "The query must return documents with their _id");
  });
}

function checkRevision(index: number, document: Document, expected: unknown): void {
  if (expected === undefined || expected === document._rev) return;
  const { _id: id, _rev: currentRevisionID } = document;
  throw mutationError(409, index, {
    type: "documentRevisionIDDoesNotMatchError",
    description: `Document "${id}" has unexpected revision ID ("${currentRevisionID}"), expected "${expected}"`,
    id,
    currentRevisionID,
    expectedRevisionID: expected,
  });
}
