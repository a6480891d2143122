import { type ReactNode, useEffect, useState } from "react";
import type { UserViewComponent } from "sanity/structure";
import { getEmail } from "./api.ts";
import styles from "./newsletter.module.css";

/** In px: desktop mail clients, and narrow phones. */
const widths = { "Desktop, 600": 600, "Phone, 320": 320 } as const;

type Width = keyof typeof widths;

/** In ms. */
const debounceDelay = 1_500;

export const Mail: UserViewComponent = ({ documentId, document: { displayed } }) => {
  const [language, setLanguage] = useState("en");
  const [width, setWidth] = useState<Width>("Desktop, 600");
  const [scheme, setScheme] = useState("light");
  const revision = useDebounced(String(displayed._rev ?? ""));
  if (!revision) return <p className={styles.empty}>Write something to see the preview.</p>;
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <Choice label="Language" value={language} onChange={setLanguage}>
          <option value="en">English</option>
          <option value="ar">العربية</option>
        </Choice>
        <Choice label="Width" value={width} onChange={(next) => setWidth(next as Width)}>
          {Object.keys(widths).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
        <Choice label="Theme" value={scheme} onChange={setScheme}>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </Choice>
      </div>
      <div className={styles.stage}>
        <iframe
          className={styles.mail}
          style={{ inlineSize: widths[width] }}
          src={getEmail(documentId.replace(/^drafts\./, ""), language, scheme, revision)}
          title="Email preview"
        />
      </div>
    </div>
  );
};

function useDebounced(value: string): string {
  const [kept, setKept] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setKept(value), debounceDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return kept;
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className={styles.label}>
      {label}
      <select
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </label>
  );
}
