import type { InputProps } from "sanity";
import { HeldInput } from "../presence/HeldInput.tsx";
import styles from "./form.module.css";

/** Fields within `ar` are right to left. */
export function DirectionalInput(props: InputProps) {
  const isArabic = props.path.includes("ar");
  return (
    <div className={styles.input} lang={isArabic ? "ar" : "en"} dir={isArabic ? "rtl" : "ltr"}>
      <HeldInput {...props} />
    </div>
  );
}
