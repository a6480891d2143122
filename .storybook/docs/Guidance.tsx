import { Heading, useOf } from "@storybook/addon-docs/blocks";
import { guidance as showcase } from "../../packages/showcase/docs/guidance.tsx";
import { guidance as library } from "../../packages/ui/docs/guidance/index.ts";
import { DoDont } from "./DoDont.tsx";
import { OnPage } from "./OnPage.tsx";

const guidance = { ...library, ...showcase };

export function Guidance() {
  const of = useOf("meta", ["meta"]);
  const pairs = guidance[of.preparedMeta.title.split("/").at(-1) ?? ""];
  if (!pairs) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      <OnPage>
        {pairs.map((pair) => (
          <DoDont key={pair.do.why} {...pair} />
        ))}
      </OnPage>
    </>
  );
}
