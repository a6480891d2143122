import { QuayTimetable, type QuayTimetableProps } from "@agency/showcase/QuayTimetable";

export default function LiveTimetable(props: QuayTimetableProps) {
  return <QuayTimetable {...props} live />;
}
