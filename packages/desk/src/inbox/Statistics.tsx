import { useEffect, useState } from "react";
import { callApi, type Kind, type Week } from "./api.ts";
import { formatDay } from "./format.ts";
import styles from "./inbox.module.css";

/** Compares times to the first written answer with the 24 hours that the site promises. */
export function Statistics({ kind, title }: { kind: Kind; title: string }) {
  const [numbers, setNumbers] = useState<{ weeks: Week[]; total: Week }>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    callApi<{ weeks: Week[]; total: Week }>(`/${kind}/numbers`).then(setNumbers, (error: Error) =>
      setProblem(error.message),
    );
  }, [kind]);
  if (!numbers) return <p role="status">{problem}</p>;
  return (
    <table className={styles.numbers}>
      <caption>{title}, the last twelve weeks</caption>
      <thead>
        <tr>
          <th scope="col">Week from</th>
          <th scope="col">Came in</th>
          <th scope="col">Answered</th>
          <th scope="col">Moved on without an answer</th>
          <th scope="col">Median time to the answer</th>
          <th scope="col">Within 24 hours</th>
        </tr>
      </thead>
      <tbody>
        {numbers.weeks.toReversed().map((week) => (
          <Figures key={week.start} name={formatDay(week.start)} week={week} />
        ))}
      </tbody>
      <tfoot>
        <Figures name="All" week={numbers.total} />
      </tfoot>
    </table>
  );
}

function Figures({ name, week }: { name: string; week: Week }) {
  const { received, answered, moved, medianHours, inTime } = week;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{received}</td>
      <td>{answered}</td>
      <td>{moved}</td>
      <td>{medianHours === null ? "–" : `${medianHours.toFixed(1)} h`}</td>
      <td>{inTime === null ? "–" : `${Math.round(inTime * 100)} %`}</td>
    </tr>
  );
}
