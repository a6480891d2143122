import { FormRow } from "@agency/ui/Form";
import { TextField } from "@agency/ui/TextField";
import type { FormValues } from "../forms/draft.ts";

interface PersonFieldsProps {
  labels: Readonly<Record<"firstName" | "lastName" | "email" | "phone", string>>;
  phoneHint: string;
  /** Label suffix. @default the phone number is required */
  phoneOptional?: string | undefined;
  values: FormValues;
}

/** Fields for first name, last name, email and phone. */
export function PersonFields({ labels, phoneHint, phoneOptional, values }: PersonFieldsProps) {
  return (
    <>
      <FormRow>
        <TextField
          label={labels.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={values.firstName}
          required
        />
        <TextField
          label={labels.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={values.lastName}
          required
        />
      </FormRow>
      <FormRow>
        <TextField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={values.email}
          required
        />
        <TextField
          label={labels.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          description={phoneHint}
          optionalLabel={phoneOptional}
          defaultValue={values.phone}
          required={!phoneOptional}
        />
      </FormRow>
    </>
  );
}
