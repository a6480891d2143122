import { useEffect, useState } from "react";
import { formatDay } from "../time.ts";
import { callApi, type Kind, type Week } from "./api.ts";
import styles from "./inbox.module.css";

/** Compares response times with the 24 hours that the site promises. */
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
      <caption>{title}, last 12 weeks</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">Received</th>
          <th scope="col">Replied to</th>
          <th scope="col">Moved without a reply</th>
          <th scope="col">Median time to reply</th>
          <th scope="col">Replied within 24 hours</th>
        </tr>
      </thead>
      <tbody>
        {numbers.weeks.toReversed().map((week) => (
          <Figures key={week.start} name={formatDay(week.start)} week={week} />
        ))}
      </tbody>
      <tfoot>
        <Figures name="Total" week={numbers.total} />
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
