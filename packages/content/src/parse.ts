import type * as v from "valibot";
import { fitToSchema, type Misfit, type Omission } from "./fitToSchema.ts";
import { ContentError } from "./reader.ts";
import { schemas } from "./results/index.ts";

/** "page": nothing of the result can be shown. */
export interface ContentProblem extends Misfit {
  omission: Omission | "page";
}

export type ProblemHandler = (problem: ContentProblem) => void;

/**
 * Parses a query's result with its schema. Leaves out what does not fit: documents of lists,
 * blocks, optional fields. Returns results of unknown queries unchanged.
 *
 * @param onProblem receives each misfit
 * @throws ContentError "invalid" if the document itself does not fit
 */
export function parseResult(
  query: string,
  result: unknown,
  onProblem: ProblemHandler = () => {},
): unknown {
  const schema = schemas.get(query);
  if (!schema || (result === null && schema.type === "nullable")) return result;
  const fitted = fitToSchema(getRequired(schema), result, {
    onOmit: (misfit, omission) => onProblem({ ...misfit, omission }),
    place: { document: undefined, path: "" },
  });
  if ("value" in fitted) return fitted.value;
  const { misfit } = fitted;
  onProblem({ ...misfit, omission: "page" });
  const { document, path, expected, found } = misfit;
  throw new ContentError(
    "invalid",
    `The document ${document?.id ?? "without id"} cannot be shown: ${path} must be ${expected}, not ${found}.`,
  );
}

/** A misfit is not the same as no document. */
const getRequired = (schema: v.GenericSchema): v.GenericSchema =>
  schema.type === "nullable" ? (schema as v.NullableSchema<v.GenericSchema, null>).wrapped : schema;
