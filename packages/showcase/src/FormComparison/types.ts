import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

/** `light`: fields and free options. */
export interface FormColors extends IdentityColors {
  light: string;
}

interface OldField {
  label: BilingualText;
  /** @default false */
  required?: boolean | undefined;
  /** Placeholder of a select. Without it: a text field. */
  placeholder?: BilingualText | undefined;
  error?: BilingualText | undefined;
}

export interface OldForm {
  colors: FormColors;
  caption: BilingualText;
  title: BilingualText;
  problem: BilingualText;
  fields: readonly OldField[];
  submit: BilingualText;
}

export interface ChoiceQuestion {
  question: BilingualText;
  options: readonly BilingualText[];
  /** Index. */
  chosen: number;
}

interface ClinicDay {
  name: BilingualText;
  letter: BilingualText;
  free: readonly boolean[];
}

export interface MorningsQuestion {
  question: BilingualText;
  /** Start times, such as `9:20`. */
  times: readonly string[];
  days: readonly ClinicDay[];
  /** Indexes. */
  chosen: { day: number; time: number };
}

export interface NewForm {
  colors: FormColors;
  caption: BilingualText;
  name: BilingualText;
  choices: readonly ChoiceQuestion[];
  mornings: MorningsQuestion;
  contact: {
    question: BilingualText;
    number: string;
  };
  submit: BilingualText;
  note: BilingualText;
}

export interface FormComparisonContent {
  before: OldForm;
  after: NewForm;
}
