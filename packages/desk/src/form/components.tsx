import {
  type FormComponents,
  type InputProps,
  type ItemProps,
  isArrayOfBlocksInputProps,
  isArrayOfObjectsInputProps,
  isDateTimeSchemaType,
  isObjectInputProps,
  isStringInputProps,
} from "sanity";
import { pasteHtml } from "../paste/pasteHtml.ts";
import { CheckedArrayInput } from "../uploads/CheckedArrayInput.tsx";
import { AlternativeInput, isAlternative } from "./AlternativeInput.tsx";
import { BilingualFields } from "./BilingualFields.tsx";
import { DirectionalInput } from "./DirectionalInput.tsx";
import { MomentInput } from "./MomentInput.tsx";
import { useIsTranslator } from "./useIsTranslator.ts";

export const formComponents: FormComponents = { input: Input, item: Item };

/**
 * Makes English read-only for translators. The schema's `readOnly` would include Arabic in pictures
 * and lists.
 */
function Input(props: InputProps) {
  const isReadOnly = useIsReadOnly(props);
  if (!isReadOnly) return <EditableInput {...props} />;
  const elementProps = { ...props.elementProps, readOnly: true };
  return <EditableInput {...({ ...props, elementProps, readOnly: true } as InputProps)} />;
}

function EditableInput(props: InputProps) {
  if (isObjectInputProps(props)) return <BilingualFields {...props} />;
  if (isStringInputProps(props) && isDateTimeSchemaType(props.schemaType))
    return <MomentInput {...props} />;
  if (isStringInputProps(props) && isAlternative(props.path))
    return <AlternativeInput {...props} />;
  if (isArrayOfObjectsInputProps(props))
    return (
      <CheckedArrayInput
        {...props}
        {...(isArrayOfBlocksInputProps(props) && { onPaste: pasteHtml })}
      />
    );
  return <DirectionalInput {...props} />;
}

/** Also hides "Remove". */
function Item(props: ItemProps) {
  return props.renderDefault({ ...props, readOnly: useIsReadOnly(props) } as ItemProps);
}

const useIsReadOnly = ({ path, readOnly }: Pick<InputProps, "path" | "readOnly">): boolean =>
  (useIsTranslator() && !path.includes("ar")) || readOnly === true;
