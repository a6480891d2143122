import { QuayTimetable, type QuayTimetableProps } from "@agency/showcase/QuayTimetable";

/** At the visitor's hour. */
export default function LiveTimetable(props: QuayTimetableProps) {
  return <QuayTimetable {...props} live />;
}
