import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { FormHTMLAttributes, ReactNode, Ref, SubmitEvent } from "react";
import type { Space } from "../../primitives/Stack/index.ts";
import type { Responsive } from "../../theme/responsive.ts";

interface CommonFormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, "noValidate" | "onSubmit"> {
  /** Messages by field `name`, such as the server's. @default none */
  errors?: Readonly<Record<string, ReactNode>> | undefined;
  /**
   * Whether a submission is pending. Fields are read-only and submissions ignored. Set it in
   * `onSubmit`, before the first `await`.
   *
   * @default while a function as `action`, or `onSubmit` with a `schema`, is pending
   */
  busy?: boolean | undefined;
  /**
   * URL for submissions without `onSubmit`, or a React action (server function). Unlike React, the
   * form keeps its values after an action.
   */
  action?: string | ((data: FormData) => void | Promise<void>) | undefined;
  /** Space between children, as in a `Stack`. @default none, children bring their own layout */
  gap?: Responsive<Space> | undefined;
  /** First child. @default `<ErrorSummary />` with a `schema`, otherwise none */
  summary?: ReactNode | undefined;
  /** `<form>`. */
  ref?: Ref<HTMLFormElement> | undefined;
}

/** Other attributes go to the `<form>`. */
export interface FormProps extends CommonFormProps {
  schema?: undefined;
  /** Called instead of `action`. Read the values with `FormData`. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
}

/** Props of a form with a schema. */
export interface SchemaFormProps<Schema extends StandardSchemaV1> extends CommonFormProps {
  /**
   * Schema of valibot, Zod, ArkType or another library with Standard Schema. Its keys are field
   * names. Validates submissions, then fields in error on each input.
   */
  schema: Schema;
  /** Called with the valid output, instead of `action`. The form is busy while its promise is. */
  onSubmit?:
    | ((output: StandardSchemaV1.InferOutput<Schema>, form: HTMLFormElement) => unknown)
    | undefined;
}
