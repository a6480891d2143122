import { type Entry, type FieldStatus, getTypeTitle } from "@agency/content/translation";
import { IntentLink } from "sanity/router";
import { formatFieldPath, getState, visibilities } from "./labels.ts";
import styles from "./translations.module.css";

export const getKey = (entry: Entry, field: FieldStatus): string => `${entry.id} ${field.path}`;

interface DocumentsProps {
  entries: readonly Entry[];
  chosen: ReadonlySet<string>;
  onChoose: (key: string, isChosen: boolean) => void;
}

export function Documents({ entries, chosen, onChoose }: DocumentsProps) {
  return (
    <ol className={styles.documents}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.document}>
          <h3 className={styles.heading}>
            <bdi>{entry.title}</bdi>
          </h3>
          <p className={styles.quiet}>
            {getTypeTitle(entry.type)} · {visibilities[entry.visibility]}
            {entry.isDrafted && entry.visibility !== "draft" && " · has a draft"}
          </p>
          <ul className={styles.fields}>
            {entry.fields.map((field) => (
              <li key={field.path} className={styles.field}>
                <input
                  type="checkbox"
                  aria-label={`Select ${field.title} of ${entry.title}`}
                  checked={chosen.has(getKey(entry, field))}
                  onChange={(event) => onChoose(getKey(entry, field), event.currentTarget.checked)}
                />
                <IntentLink
                  className={styles.link}
                  intent="edit"
                  params={{ id: entry.id, type: entry.type, path: formatFieldPath(field) }}
                >
                  {field.title}
                </IntentLink>
                <span className={styles.state} data-state={getState(field)}>
                  {getState(field)}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
