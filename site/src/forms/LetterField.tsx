import { TextArea, type TextAreaProps } from "@agency/ui/TextArea";
import { formatNumber } from "../format.ts";
import { useLanguage } from "../useLanguage.ts";

interface LetterFieldProps
  extends Pick<TextAreaProps, "label" | "name" | "placeholder" | "hint" | "defaultValue"> {
  /** How many characters it takes. */
  most: number;
  /** Says how many are left; shown from the last tenth on. */
  left: (count: number) => string;
  /** Says by how many it is too long. */
  over: (number: string) => string;
}

/** What the visitor has to say in a form, in their own words; it is required. */
export function LetterField({ most, left, over, defaultValue = "", ...field }: LetterFieldProps) {
  const language = useLanguage();
  return (
    <TextArea
      {...field}
      limit={{
        characters: most,
        counter: (count) =>
          count < 0 ? over(formatNumber(-count, language)) : count <= most / 10 && left(count),
      }}
      defaultValue={defaultValue}
      required
    />
  );
}
