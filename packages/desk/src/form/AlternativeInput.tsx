import { useEffect, useState } from "react";
import { type Path, type StringInputProps, set, useClient, useFormValue } from "sanity";
import { fetchAlts } from "../pictures/api.ts";
import { DirectionalInput } from "./DirectionalInput.tsx";
import styles from "./form.module.css";

/** Whether the field is a picture's text alternative, in either language. */
export const isAlternative = (path: Path): boolean => path.at(-1) === "alt";

/** Offers the text that is kept with the picture while the field is empty. */
export function AlternativeInput(props: StringInputProps) {
  const isArabic = props.path.at(-2) === "ar";
  const image = props.path.slice(0, isArabic ? -2 : -1);
  const asset = useFormValue([...image, "asset"]) as { _ref?: string } | undefined;
  const kept = useKeptText(asset?._ref, isArabic ? "ar" : "en", !props.value);

  function takeOver(text: string): void {
    props.onChange(set(text));
    // The button is removed.
    props.elementProps.ref.current?.focus();
  }

  return (
    <>
      <DirectionalInput {...props} />
      {!props.value && !props.readOnly && kept && (
        <button type="button" className={styles.offer} onClick={() => takeOver(kept)}>
          Use the image’s alt text: “<bdi lang={isArabic ? "ar" : "en"}>{kept}</bdi>”
        </button>
      )}
    </>
  );
}

/** Reads again each time the field becomes empty. */
function useKeptText(id: string | undefined, language: "en" | "ar", isNeeded: boolean) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [kept, setKept] = useState<string | null>();
  useEffect(() => {
    setKept(undefined);
    if (!id || !isNeeded) return;
    let isGone = false;
    // Two compatible releases of the client.
    fetchAlts(client as never, id).then(
      (found) => !isGone && setKept(found?.[language]),
      // The field works without it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [client, id, language, isNeeded]);
  return kept;
}
