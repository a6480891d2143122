import { type InputProps, isArrayOfObjectsInputProps, useFormValue, useUser } from "sanity";
import styles from "./presence.module.css";
import { useFieldHolder } from "./useFieldHolder.ts";

/** Portable Text, and fields that are a single value. Items of other arrays are inputs themselves. */
const isWritten = (props: InputProps): boolean =>
  !isArrayOfObjectsInputProps(props) || props.schemaType.of.some(({ name }) => name === "block");

/**
 * Makes a field read-only while a colleague writes in it: characters of two people in one text
 * would be interleaved.
 */
export function HeldInput(props: InputProps) {
  const id = String(useFormValue(["_id"]) ?? "");
  const holder = useFieldHolder(id, props.path);
  const isHeld = holder !== undefined && isWritten(props);
  return (
    <>
      <p role="status" className={styles.holder}>
        {isHeld && <HolderName id={holder.user} />}
      </p>
      {props.renderDefault(isHeld ? toReadOnly(props) : props)}
    </>
  );
}

function HolderName({ id }: { id: string }) {
  const [user] = useUser(id);
  return (
    <>
      <bdi>{user?.displayName ?? "A colleague"}</bdi> is writing here. You can when they have left
      this field.
    </>
  );
}

const toReadOnly = (props: InputProps): InputProps =>
  ({
    ...props,
    readOnly: true,
    ...("elementProps" in props && { elementProps: { ...props.elementProps, readOnly: true } }),
  }) as InputProps;
