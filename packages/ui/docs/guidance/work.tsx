import { storyImage } from "../../../../.storybook/images.ts";
import { Container } from "../../src/primitives/Container/index.ts";
import { Link } from "../../src/primitives/Link/index.ts";
import { Work } from "../../src/work/Work/index.ts";
import type { Guidance } from "./guidance.ts";

const cover = (title: string, at: "network" | "contour" | "chord") => ({
  title,
  href: "#case",
  image: { ...storyImage(at, "auto", 900, 700), mirror: true },
  meta: ["Branding", "Dubai"],
});

export const work: Guidance = {
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
                cover("Nine flats, sold early", "contour"),
                cover("The same appointment, half the cost", "chord"),
              ]}
              action={
                <Link kind="line" href="#all">
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
