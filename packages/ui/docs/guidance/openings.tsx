import type { Guidance } from "../../../../.storybook/guidance.ts";
import { NotFound } from "../../src/openings/NotFound/index.ts";
import { PageHeader } from "../../src/openings/PageHeader/index.ts";

export const openings: Guidance = {
  PageHeader: [
    {
      do: {
        example: (
          <PageHeader
            title="Careers"
            eyebrow="5 open positions"
            lead="Small teams, whole projects."
          />
        ),
        why: "The page's name, one fact and one sentence: all of it above the fold.",
      },
      dont: {
        example: (
          <PageHeader
            title="Welcome to the careers page of our agency"
            lead="Here you will find information about careers."
          />
        ),
        why: "It takes the whole screen to say what the address says already.",
      },
      scale: 0.4,
    },
  ],
  NotFound: [
    {
      do: {
        example: (
          <NotFound
            eyebrow="404"
            title="Page not found"
            description="The link is old or has a letter too many."
            itemsLabel="Ways on"
            items={[
              { label: "Home", href: "#home", description: "Start again" },
              { label: "Blog", href: "#blog", description: "What we think" },
            ]}
          />
        ),
        why: "It says what happened and gives ways on that arrive.",
      },
      dont: {
        example: (
          <NotFound
            title="Oops! Something went terribly wrong"
            description="Error 0x404"
            itemsLabel="Ways on"
            items={[{ label: "Go back", href: "#back" }]}
          />
        ),
        why: "A joke and a code help nobody, and back is where the broken link is.",
      },
      scale: 0.4,
    },
  ],
};
