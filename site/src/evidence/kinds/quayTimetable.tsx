import { QuayTimetable, type QuayTimetableProps } from "@agency/ui/QuayTimetable";

/** At the visitor's hour. */
export default function LiveTimetable(props: QuayTimetableProps) {
  return <QuayTimetable {...props} live />;
}
