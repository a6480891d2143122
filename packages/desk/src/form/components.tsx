import {
  type FormComponents,
  isArrayOfObjectsInputProps,
  isDateTimeSchemaType,
  isObjectInputProps,
  isStringInputProps,
} from "sanity";
import { CheckedArrayInput } from "../uploads/CheckedArrayInput.tsx";
import { BilingualFields } from "./BilingualFields.tsx";
import { DirectionalInput } from "./DirectionalInput.tsx";
import { MomentInput } from "./MomentInput.tsx";

export const formComponents: FormComponents = {
  input: (props) => {
    if (isObjectInputProps(props)) return <BilingualFields {...props} />;
    if (isStringInputProps(props) && isDateTimeSchemaType(props.schemaType))
      return <MomentInput {...props} />;
    if (isArrayOfObjectsInputProps(props)) return <CheckedArrayInput {...props} />;
    return <DirectionalInput {...props} />;
  },
};
