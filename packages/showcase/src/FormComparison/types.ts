import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

/** Colours of a form. `light` is for fields and free options. */
export interface FormColors extends IdentityColors {
  light: string;
}

interface OldField {
  label: BothLanguages;
  /** Whether it has an asterisk. @default false */
  required?: boolean | undefined;
  /** Placeholder of a select. Without it the field is a text field. */
  placeholder?: BothLanguages | undefined;
  error?: BothLanguages | undefined;
}

export interface OldForm {
  colors: FormColors;
  caption: BothLanguages;
  title: BothLanguages;
  problem: BothLanguages;
  fields: readonly OldField[];
  submit: BothLanguages;
}

export interface ChoiceQuestion {
  question: BothLanguages;
  options: readonly BothLanguages[];
  /** Index of the selected option. */
  chosen: number;
}

interface ClinicDay {
  name: BothLanguages;
  letter: BothLanguages;
  free: readonly boolean[];
}

export interface MorningsQuestion {
  question: BothLanguages;
  /** Start times, such as `9:20`. */
  times: readonly string[];
  days: readonly ClinicDay[];
  /** Indexes of the selected day and time. */
  chosen: { day: number; time: number };
}

export interface NewForm {
  colors: FormColors;
  caption: BothLanguages;
  name: BothLanguages;
  choices: readonly ChoiceQuestion[];
  mornings: MorningsQuestion;
  contact: {
    question: BothLanguages;
    number: string;
  };
  submit: BothLanguages;
  note: BothLanguages;
}

export interface FormComparisonContent {
  before: OldForm;
  after: NewForm;
}
