import { getLocale } from "@agency/content/language";
import { TextArea, type TextAreaProps } from "@agency/ui/TextArea";
import { useLanguage } from "../navigation/useLanguage.ts";

interface MessageFieldProps
  extends Pick<TextAreaProps, "label" | "name" | "placeholder" | "description" | "defaultValue"> {
  /** In UTF-16 code units. */
  maxLength: number;
  /** Characters left, from the last tenth on. */
  left: (count: number) => string;
  over: (count: string) => string;
}

/** Required text area with a character count. Never truncates. */
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
