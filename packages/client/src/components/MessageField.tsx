import { getLocale } from "@agency/content/language";
import { TextArea, type TextAreaProps } from "@agency/ui/TextArea";
import { useLanguage } from "../navigation/useLanguage.ts";

interface MessageFieldProps
  extends Pick<TextAreaProps, "label" | "name" | "placeholder" | "hint" | "defaultValue"> {
  /** In UTF-16 code units. */
  maxLength: number;
  /** Message about the characters left, shown from the last tenth on. */
  left: (count: number) => string;
  /** Message about the characters over the limit. */
  over: (count: string) => string;
}

/** Required text area with a character count. Longer text is kept, so that nothing typed is lost. */
export function MessageField({
  maxLength,
  left,
  over,
  defaultValue = "",
  ...field
}: MessageFieldProps) {
  const { format } = new Intl.NumberFormat(getLocale(useLanguage()));
  return (
    <TextArea
      {...field}
      limit={{
        characters: maxLength,
        counter: (count) =>
          count < 0 ? over(format(-count)) : count <= maxLength / 10 && left(count),
      }}
      defaultValue={defaultValue}
      required
    />
  );
}
