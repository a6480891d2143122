import type * as v from "valibot";
import { fitToSchema, type Misfit, type Omission } from "./fitToSchema.ts";
import { ContentError } from "./reader.ts";
import { schemas } from "./results/index.ts";

/** `omission` is "page" if nothing of the query's result can be shown. */
export interface ContentProblem extends Misfit {
  omission: Omission | "page";
}

export type ProblemHandler = (problem: ContentProblem) => void;

/**
 * Parses a query's result with the query's schema. Leaves out what does not fit: documents of
 * lists, blocks of texts, optional fields. Results of unknown queries are returned unchanged.
 *
 * @param onProblem receives each part that does not fit
 * @throws ContentError "invalid" if the result is a document that does not fit
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

/** A document that does not fit is not the same as none. */
const getRequired = (schema: v.GenericSchema): v.GenericSchema =>
  schema.type === "nullable" ? (schema as v.NullableSchema<v.GenericSchema, null>).wrapped : schema;
