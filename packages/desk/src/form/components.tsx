import { type FormComponents, isObjectInputProps } from "sanity";
import { BilingualFields } from "./BilingualFields.tsx";
import { DirectionalInput } from "./DirectionalInput.tsx";

export const formComponents: FormComponents = {
  input: (props) => {
    if (isObjectInputProps(props)) return <BilingualFields {...props} />;
    return <DirectionalInput {...props} />;
  },
};
