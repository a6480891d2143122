import { useLayoutEffect, useRef } from "react";
import { type InputProps, isArrayOfObjectsInputProps, useFormValue, useUser } from "sanity";
import styles from "./presence.module.css";
import { enterField, leaveField } from "./presence.ts";
import { useFieldHolder } from "./useFieldHolder.ts";

/** Portable Text and single values. Items of other arrays are inputs. */
const isWritten = (props: InputProps): boolean =>
  !isArrayOfObjectsInputProps(props) || props.schemaType.of.some(({ name }) => name === "block");

/**
 * Makes a field read-only while a colleague writes: two people's characters would be interleaved.
 */
export function HeldInput(props: InputProps) {
  const field = { documentId: String(useFormValue(["_id"]) ?? ""), path: props.path };
  const holder = useFieldHolder(field);
  const isHeld = holder !== undefined && isWritten(props);
  const hasFocus = useRef(false);
  // Removed fields have no blur event. Runs before a new form takes the focus.
  useLayoutEffect(
    () => () => {
      if (hasFocus.current) leaveField();
    },
    [],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: receives the focus events of its field
    <div
      onFocus={() => {
        if (!isWritten(props)) return;
        hasFocus.current = true;
        enterField(field);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isWritten(props) || currentTarget.contains(relatedTarget)) return;
        hasFocus.current = false;
        leaveField();
      }}
    >
      <p role="status" className={styles.holder}>
        {isHeld && <HolderName id={holder.user} />}
      </p>
      {props.renderDefault(isHeld ? toReadOnly(props) : props)}
    </div>
  );
}

function HolderName({ id }: { id: string }) {
  const [user] = useUser(id);
  return (
    <>
      <bdi>{user?.displayName ?? "A colleague"}</bdi> is editing this field. You can edit it when
      they leave.
    </>
  );
}

const toReadOnly = (props: InputProps): InputProps =>
  ({
    ...props,
    readOnly: true,
    ...("elementProps" in props && { elementProps: { ...props.elementProps, readOnly: true } }),
  }) as InputProps;
