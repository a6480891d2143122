import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { storyArticle } from "../ArticleBody/storyArticle.ts";
import { Container } from "../Container/index.ts";
import { Column, Grid } from "../Grid/index.ts";
import { Contents } from "./Contents.tsx";

const meta = {
  title: "Sections/Contents",
  component: Contents,
  args: { label: "", items: [] },
  render: function List() {
    const t = storyArticle[useAgency().language as "en" | "ar"];
    return (
      <Container before="page">
        <Grid>
          <Column span={3}>
            <Contents
              label={t.contents}
              currentId="helps"
              items={[
                { id: "grammar", label: t.grammar },
                { id: "helps", label: t.helps },
                { id: "breaks", label: t.breaks, level: 3 },
                { id: "browser", label: t.browser },
              ]}
            />
          </Column>
        </Grid>
      </Container>
    );
  },
} satisfies Meta<typeof Contents>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links[1]).toHaveAttribute("aria-current", "location");
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

/** As on a legal page: behind a button at 768 px and below. */
export const Folds: StoryObj<typeof meta> = {
  tags: ["edges"],
  render: function Folds() {
    const t = storyArticle[useAgency().language as "en" | "ar"];
    return (
      <Container before="page">
        <Grid>
          <Column span={3}>
            <Contents
              folds
              label={t.contents}
              items={[
                { id: "grammar", label: t.grammar },
                { id: "helps", label: t.helps },
                { id: "browser", label: t.browser },
              ]}
            />
          </Column>
        </Grid>
      </Container>
    );
  },
};
