import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

/** The colours of one of the two forms, and the light of what can be filled in or chosen. */
export interface FormColors extends IdentityColors {
  light: string;
}

interface OldField {
  label: BothLanguages;
  /** Whether it has an asterisk. @default false */
  required?: boolean | undefined;
  /** What a list of choices says before one is chosen; a field without it is a line to write on. */
  placeholder?: BothLanguages | undefined;
  /** What the form says below the field, where it refused it. */
  error?: BothLanguages | undefined;
}

/** The form as it was. */
export interface OldForm {
  /** The accent is that of its errors. */
  colors: FormColors;
  /** Says what is to be seen on this side. */
  caption: BothLanguages;
  title: BothLanguages;
  /** What it says above its fields. */
  problem: BothLanguages;
  fields: readonly OldField[];
  submit: BothLanguages;
}

export interface ChoiceQuestion {
  question: BothLanguages;
  options: readonly BothLanguages[];
  /** Which of the options, from 0. */
  chosen: number;
}

interface ClinicDay {
  name: BothLanguages;
  /** One letter of it, for columns on a phone. */
  letter: BothLanguages;
  /** Whether each of the times is free. */
  free: readonly boolean[];
}

/** A morning of each day of a week, in appointments of one length. */
export interface MorningsQuestion {
  question: BothLanguages;
  /** When the appointments of a morning begin, as a clock shows it: `9:20`. */
  times: readonly string[];
  days: readonly ClinicDay[];
  /** Which day and which time, from 0. */
  chosen: { day: number; time: number };
}

/** The form as it is: the choices, the morning, the telephone, in this order. */
export interface NewForm {
  /** The light is that of a free morning. */
  colors: FormColors;
  caption: BothLanguages;
  name: BothLanguages;
  choices: readonly ChoiceQuestion[];
  mornings: MorningsQuestion;
  contact: {
    question: BothLanguages;
    /** A telephone number, the same in both languages. */
    number: string;
  };
  submit: BothLanguages;
  /** Beside the button. */
  note: BothLanguages;
}

export interface FormComparisonContent {
  before: OldForm;
  after: NewForm;
}
