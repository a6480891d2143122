import {
  type FormComponents,
  isDateTimeSchemaType,
  isObjectInputProps,
  isStringInputProps,
} from "sanity";
import { BilingualFields } from "./BilingualFields.tsx";
import { DirectionalInput } from "./DirectionalInput.tsx";
import { MomentInput } from "./MomentInput.tsx";

export const formComponents: FormComponents = {
  input: (props) => {
    if (isObjectInputProps(props)) return <BilingualFields {...props} />;
    if (isStringInputProps(props) && isDateTimeSchemaType(props.schemaType))
      return <MomentInput {...props} />;
    return <DirectionalInput {...props} />;
  },
};
