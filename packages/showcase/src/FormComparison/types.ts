import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

/** Colours of a form. `light` is for fields and free options. */
export interface FormColors extends IdentityColors {
  light: string;
}

interface OldField {
  label: BothLanguages;
  /** Whether it has an asterisk. @default false */
  required?: boolean | undefined;
  /** Placeholder of a select. A field without it is a text field. */
  placeholder?: BothLanguages | undefined;
  /** Error message below the field. */
  error?: BothLanguages | undefined;
}

export interface OldForm {
  /** Colours. The accent is for its errors. */
  colors: FormColors;
  /** Caption of this side. */
  caption: BothLanguages;
  title: BothLanguages;
  /** Error summary above the fields. */
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
  /** One-letter name for narrow columns on a phone. */
  letter: BothLanguages;
  /** Whether each of the times is free. */
  free: readonly boolean[];
}

/** Mornings of a week, in appointments of equal length. */
export interface MorningsQuestion {
  question: BothLanguages;
  /** Start times of the appointments: `9:20`. */
  times: readonly string[];
  days: readonly ClinicDay[];
  /** Indexes of the selected day and time. */
  chosen: { day: number; time: number };
}

/** New form: choices, then the morning, then the telephone. */
export interface NewForm {
  /** Colours. `light` is for free mornings. */
  colors: FormColors;
  caption: BothLanguages;
  name: BothLanguages;
  choices: readonly ChoiceQuestion[];
  mornings: MorningsQuestion;
  contact: {
    question: BothLanguages;
    /** Telephone number, the same in both languages. */
    number: string;
  };
  submit: BothLanguages;
  /** Note beside the button. */
  note: BothLanguages;
}

export interface FormComparisonContent {
  before: OldForm;
  after: NewForm;
}
