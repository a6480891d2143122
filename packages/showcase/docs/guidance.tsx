import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import type { Guidance } from "../../../.storybook/guidance.ts";
import { storyImage } from "../../../.storybook/images.ts";
import { Claims } from "../src/Claims/index.ts";
import { Spans } from "../src/Spans/index.ts";
import { Specimen } from "../src/Specimen/index.ts";
import { Work } from "../src/Work/index.ts";

const cover = (title: string, at: "network" | "contour" | "chord") => ({
  title,
  href: "#case",
  image: { ...storyImage(at, "auto", 900, 700), mirror: true },
  meta: ["Branding", "Dubai"],
});

/** Do and don't, by component. */
export const guidance: Guidance = {
  Claims: [
    {
      do: {
        example: (
          <Claims
            items={[
              { value: "99.9%", text: "uptime on everything we host" },
              { value: "24", text: "hours at most until a person replies" },
            ]}
          />
        ),
        why: "A number, its unit, and what it measures.",
      },
      dont: {
        example: (
          <Claims
            items={[
              { value: "100+", text: "happy clients" },
              { value: "∞", text: "cups of coffee" },
            ]}
          />
        ),
        why: "Numbers that nobody can check cost the trust that the others earn.",
      },
      scale: 0.5,
    },
  ],
  Spans: [
    {
      do: {
        example: (
          <Spans
            startLabel="The idea"
            endLabel="The market"
            items={[
              { title: "Consultancy", start: 0, end: 26 },
              { title: "Branding", start: 10, end: 46 },
              { title: "Technology", start: 36, end: 86 },
            ]}
          />
        ),
        why: "From where to where each one reaches, on one scale.",
      },
      dont: {
        example: (
          <Spans
            startLabel="Bad"
            endLabel="Good"
            items={[
              { title: "Consultancy", start: 0, end: 100 },
              { title: "Branding", start: 0, end: 100 },
              { title: "Technology", start: 0, end: 100 },
            ]}
          />
        ),
        why: "Where all are alike nothing is shown. A list says it shorter.",
      },
      scale: 0.5,
    },
  ],
  Specimen: [
    {
      do: {
        example: (
          <Specimen label="The word between in two scripts" latin="between" arabic="بيــــــن" />
        ),
        why: "One short word in both scripts; the stretch follows the rules of the script.",
      },
      dont: {
        example: <Specimen label="Two slogans" latin="Quality first" arabic="الجــودة أولاً" />,
        why: "Two words do not share one line, and each loses its size.",
      },
      scale: 0.4,
    },
  ],

  Work: [
    {
      do: {
        example: (
          <Container>
            <Work
              items={[
                {
                  ...cover("A timetable you can read from the quay", "network"),
                  metric: "+41%",
                  metricLabel: "online bookings",
                },
                cover("Nine flats, reserved early", "contour"),
                cover("The same appointment, half the cost", "chord"),
              ]}
              action={
                <Link variant="line" href="#all">
                  All case studies
                </Link>
              }
            />
          </Container>
        ),
        why: "The first case has the result that can be measured; a way to all of them at the end.",
      },
      dont: {
        example: (
          <Container>
            <Work
              items={[
                cover("Project 1", "network"),
                cover("Project 2", "network"),
                cover("Project 3", "network"),
              ]}
            />
          </Container>
        ),
        why: "Without results and with one picture for all, no case is worth a click.",
      },
      scale: 0.35,
    },
  ],
};
