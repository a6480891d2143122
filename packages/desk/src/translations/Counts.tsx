import { type Count, type FieldFilter, getTypeTitle } from "@agency/content/translation";
import type { ViewFilter } from "./statusSource.ts";
import styles from "./translations.module.css";

const columns: [FieldFilter, string, (count: Count) => number][] = [
  ["missing", "Missing Arabic", ({ states }) => states.missing],
  ["outdated", "Out of date", ({ states }) => states.outdated],
  ["machine", "Machine translated", ({ states }) => states.machine],
  ["english", "Missing English", ({ english }) => english],
];

const getDone = ({ states }: Count): number =>
  states.whole + states.translated + states.reviewed + states.final;

interface CountsProps {
  counts: readonly Count[];
  onChoose: (shown: Pick<ViewFilter, "type" | "wanted">) => void;
}

export function Counts({ counts, onChoose }: CountsProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.counts}>
        <caption className={styles.hidden}>Fields by type</caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            {columns.map(([wanted, title]) => (
              <th key={wanted} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">Complete</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count.type}>
              <th scope="row">
                {getTypeTitle(count.type)} <span className={styles.quiet}>({count.documents})</span>
              </th>
              {columns.map(([wanted, title, of]) => (
                <td key={wanted}>
                  {of(count) === 0 ? (
                    <span className={styles.quiet}>0</span>
                  ) : (
                    <button
                      type="button"
                      className={styles.number}
                      aria-label={`${getTypeTitle(count.type)}, ${title}: ${of(count)}`}
                      onClick={() => onChoose({ type: count.type, wanted })}
                    >
                      {of(count)}
                    </button>
                  )}
                </td>
              ))}
              <td>{getDone(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
