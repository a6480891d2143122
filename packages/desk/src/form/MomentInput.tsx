import { type StringInputProps, useFormValue } from "sanity";
import { DirectionalInput } from "./DirectionalInput.tsx";

/**
 * Shows a moment in the time zone of the document's `timeZone`, if any, without a switch: the site
 * uses the same zone.
 */
export function MomentInput(props: StringInputProps) {
  const zone = findZone(useFormValue(["timeZone"]));
  if (!zone) return <DirectionalInput {...props} />;
  const { schemaType } = props;
  const options = { ...schemaType.options, displayTimeZone: zone, allowTimeZoneSwitch: false };
  return <DirectionalInput {...props} schemaType={{ ...schemaType, options }} />;
}

/** The Studio's list has no aliases and no "UTC". */
function findZone(name: unknown): string | undefined {
  if (typeof name !== "string") return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    return timeZone.includes("/") ? timeZone : undefined;
  } catch {
    return undefined;
  }
}
