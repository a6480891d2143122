import { type FormComponents, isObjectInputProps } from "sanity";
import { BothLanguages } from "./BothLanguages.tsx";
import { InItsDirection } from "./InItsDirection.tsx";

export const formComponents: FormComponents = {
  input: (props) => {
    if (isObjectInputProps(props)) return <BothLanguages {...props} />;
    return <InItsDirection {...props} />;
  },
};
