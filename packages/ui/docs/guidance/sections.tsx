import type { Guidance } from "../../../../.storybook/guidance.ts";
import { ButtonLink } from "../../src/primitives/Button/index.ts";
import { CallToAction } from "../../src/sections/CallToAction/index.ts";
import { DetailRows } from "../../src/sections/DetailRows/index.ts";
import { EmptyState } from "../../src/sections/EmptyState/index.ts";
import { FeatureList } from "../../src/sections/FeatureList/index.ts";
import { List, ListItem } from "../../src/sections/List/index.ts";
import { SectionHeader } from "../../src/sections/Section/index.ts";
import { Steps } from "../../src/sections/Steps/index.ts";

export const sections: Guidance = {
  Section: [
    {
      do: {
        example: (
          <SectionHeader numbered={false} label="Services" meta="Six disciplines" level={2} />
        ),
        why: "A word or two. The line does the rest.",
      },
      dont: {
        example: (
          <SectionHeader
            numbered={false}
            label="Everything that we offer to you and your company"
            meta="Please read on to find out more"
            level={2}
          />
        ),
        why: "A sentence belongs into the title beneath; here it pushes the line away.",
      },
    },
  ],
  CallToAction: [
    {
      do: {
        example: (
          <CallToAction
            title="Tell us about it."
            actions={<ButtonLink href="#contact">Start a project</ButtonLink>}
          />
        ),
        why: "One call at the end of the page, with one filled action.",
      },
      dont: {
        example: (
          <CallToAction
            title="Tell us about it."
            actions={
              <>
                <ButtonLink href="#contact">Start a project</ButtonLink>
                <ButtonLink href="#work">See the work</ButtonLink>
                <ButtonLink href="#blog">Read the blog</ButtonLink>
              </>
            }
          />
        ),
        why: "Three calls are none: the decision comes back to the reader.",
      },
      scale: 0.4,
    },
  ],
  Steps: [
    {
      do: {
        example: (
          <Steps
            items={[
              { title: "Listen", meta: "Week 1", description: "A week of questions." },
              { title: "Write", meta: "Week 2", description: "One page you read first." },
              { title: "Draw", meta: "Week 3", description: "Two directions, one chosen." },
            ]}
          />
        ),
        why: "Things that happen one after the other, each with a verb.",
      },
      dont: {
        example: (
          <Steps items={[{ title: "Quality" }, { title: "Passion" }, { title: "Innovation" }]} />
        ),
        why: "Values follow no order: a line through them says something untrue. Take `FeatureList`.",
      },
      scale: 0.5,
    },
  ],
  FeatureList: [
    {
      do: {
        example: (
          <FeatureList
            columns={4}
            items={[
              {
                title: "The accounts are yours",
                description: "In your company's name from the first day.",
              },
              { title: "Stopped in time", description: "An ad that does not work is paused." },
            ]}
          />
        ),
        why: "Each title is a claim that can be checked; the text is the proof.",
      },
      dont: {
        example: (
          <FeatureList
            columns={4}
            items={[
              { title: "Best in class", description: "We are the best in class." },
              { title: "Next level", description: "We bring you to the next level." },
            ]}
          />
        ),
        why: "Praise that any company could print says nothing about this one.",
      },
      scale: 0.5,
    },
  ],
  List: [
    {
      do: {
        example: (
          <List aria-label="Open positions">
            <ListItem level={3} title="Frontend engineer" href="#1" meta={["London", "Remote"]} />
            <ListItem level={3} title="Copywriter" href="#2" meta={["Dubai", "Hybrid"]} />
          </List>
        ),
        why: "The same facts at the same place in each row: they can be compared.",
      },
      dont: {
        example: (
          <List aria-label="Open positions">
            <ListItem level={3} title="Frontend engineer in London, remote, full time" href="#1" />
            <ListItem level={3} title="Copywriter" href="#2" meta={["Hybrid", "Dubai"]} />
          </List>
        ),
        why: "Facts in the title here and in another order there: every row is read whole.",
      },
      scale: 0.5,
    },
  ],
  DetailRows: [
    {
      do: {
        example: (
          <DetailRows
            items={[
              { title: "The role", content: <p>You draw two scripts as one system.</p> },
              { title: "The team", content: <p>Two designers and an engineer.</p> },
            ]}
          />
        ),
        why: "Short labels at the start side let the page be skimmed.",
      },
      dont: {
        example: (
          <DetailRows
            items={[
              {
                title: "What you will be doing when you work here with us",
                content: <p>Drawing.</p>,
              },
              { title: "And who else is going to be there", content: <p>Three people.</p> },
            ]}
          />
        ),
        why: "Labels longer than what they label turn the page around.",
      },
      scale: 0.5,
    },
  ],
  EmptyState: [
    {
      do: {
        example: (
          <EmptyState
            title="No results found"
            description="Try another word, or take the filters away."
            actions={
              <ButtonLink href="#all" variant="outline">
                Clear filters
              </ButtonLink>
            }
          />
        ),
        why: "Why it is empty, and one way on.",
      },
      dont: {
        example: <EmptyState title="Nothing here" />,
        why: "It could be an error, a filter or the end of the list: the reader is stuck.",
      },
      scale: 0.75,
    },
  ],
};
