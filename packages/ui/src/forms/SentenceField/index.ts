export {
  Sentence,
  SentenceField,
  type SentenceFieldOption,
  type SentenceFieldProps,
  type SentenceProps,
} from "./SentenceField.tsx";
