import type { InputProps } from "sanity";
import styles from "./form.module.css";

/** Sets the text direction of an input: right to left within `ar`. */
export function InItsDirection(props: InputProps) {
  const isArabic = props.path.includes("ar");
  return (
    <div className={styles.input} lang={isArabic ? "ar" : "en"} dir={isArabic ? "rtl" : "ltr"}>
      {props.renderDefault(props)}
    </div>
  );
}
