import type { InputProps } from "sanity";
import styles from "./form.module.css";

/** An input in the direction of its language, which the field `ar` tells. */
export function InItsDirection(props: InputProps) {
  const isArabic = props.path.includes("ar");
  return (
    <div className={styles.input} lang={isArabic ? "ar" : "en"} dir={isArabic ? "rtl" : "ltr"}>
      {props.renderDefault(props)}
    </div>
  );
}
