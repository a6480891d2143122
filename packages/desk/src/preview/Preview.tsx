import { type ReactNode, useEffect, useState } from "react";
import type { UserViewComponent } from "sanity/structure";
import styles from "./Preview.module.css";
import { pagePath } from "./pagePath.ts";

/** In px: a phone, a tablet, and all there is room for. */
const widths = { Phone: 360, Tablet: 768, "All the room": undefined } as const;

type Width = keyof typeof widths;

/** In ms without another change, after which the page is shown anew. */
const calm = 1_500;

/** The page of a document as it is drafted, beside its form. */
export const Preview: UserViewComponent = ({ document: { displayed }, schemaType }) => {
  const [language, setLanguage] = useState("en");
  const [width, setWidth] = useState<Width>("All the room");
  const revision = useCalm(String(displayed._rev ?? ""));
  const path = pagePath(schemaType.name, { _id: "", ...displayed });
  if (!path) return <p className={styles.empty}>The page shows once the document has a slug.</p>;

  const to = language === "ar" ? `/ar${path}` : path;
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
        <a className={styles.control} href={previewOf(to)} target="_blank" rel="noreferrer">
          Open in a window
        </a>
        <Share key={to} path={to} />
      </div>
      <div className={styles.stage}>
        <iframe
          key={to + revision}
          className={styles.page}
          style={{ maxInlineSize: widths[width] }}
          src={previewOf(to)}
          title="The page as it is drafted"
        />
      </div>
    </div>
  );
};

const previewOf = (path: string) => `/desk/preview?to=${encodeURIComponent(path)}`;

/** A value that follows another one once that has come to rest. */
function useCalm(value: string): string {
  const [kept, setKept] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setKept(value), calm);
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

/** Makes a link for somebody who does not sign in here. */
function Share({ path }: { path: string }) {
  const [state, setState] = useState<{ link: string; until: string } | "failed">();

  async function share(): Promise<void> {
    const answer = await fetch("/desk/api/previews", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ path }),
    }).catch(() => undefined);
    setState(answer?.ok ? await answer.json() : "failed");
  }

  return (
    <>
      <button type="button" className={styles.control} onClick={() => void share()}>
        Make a link to share
      </button>
      <span role="status" className={styles.status}>
        {state === "failed" && "The link could not be made. Try again."}
        {state && state !== "failed" && (
          <label className={styles.label}>
            Whoever has it sees this page as it is drafted until{" "}
            {new Date(state.until).toLocaleString()}
            <input
              className={styles.control}
              readOnly
              value={state.link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </span>
    </>
  );
}
