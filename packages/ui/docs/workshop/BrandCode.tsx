import {
  brandCss,
  brandModule,
  brandTokens,
  type CreatedBrand,
  describeBrandChanges,
} from "@agency/tokens";
import { useState } from "react";
import { RadioGroup } from "../../src/forms/RadioGroup/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { Heading } from "../../src/primitives/Heading/index.ts";
import { Inline } from "../../src/primitives/Inline/index.ts";
import { Stack } from "../../src/primitives/Stack/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";

const formats = {
  css: { label: "CSS", write: (brand: CreatedBrand) => brandCss(brand) },
  dtcg: {
    label: "DTCG",
    write: (brand: CreatedBrand) => `${JSON.stringify(brandTokens(brand), null, 2)}\n`,
  },
  ts: { label: "TypeScript", write: brandModule },
};

export function BrandCode({ brand }: { brand: CreatedBrand }) {
  const [format, setFormat] = useState<keyof typeof formats>("css");
  const [said, say] = useState("");
  const text = formats[format].write(brand);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(`${formats[format].label} copied.`),
      () => say("The browser does not let the page copy. Select the text below."),
    );
  return (
    <Stack gap={4}>
      <Heading level={2} size="d3">
        Result
      </Heading>
      <RadioGroup
        label="Form"
        inline
        value={format}
        onValueChange={(value) => setFormat(value as keyof typeof formats)}
        options={Object.entries(formats).map(([value, { label }]) => ({ value, label }))}
      />
      <Inline gap={4}>
        <Button onClick={copy}>Copy</Button>
        <Text size="sm" tone="secondary" as="span">
          <span role="status">{said}</span>
        </Text>
      </Inline>
      <section className="workshop-text" aria-label="Text to copy">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
        <pre tabIndex={0}>{text}</pre>
      </section>
    </Stack>
  );
}

const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(3)}`;

/** Changed colours, with distances in OKLCH. */
export function BrandChanges({ brand }: { brand: CreatedBrand }) {
  const changed = brand.changes.filter(({ asked, used }) => asked !== used);
  return (
    <Stack gap={3}>
      <Heading level={2} size="d3">
        What was changed
      </Heading>
      {describeBrandChanges(brand).map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {changed.length > 0 && (
        <Table
          label="Changes"
          heads={["Theme", "Role", "Asked", "Used", "Lightness", "Chroma"]}
          rows={changed.map(({ theme, role, asked, used, lightness, chroma }) => [
            theme,
            role,
            asked,
            used,
            signed(lightness),
            signed(chroma),
          ])}
        />
      )}
    </Stack>
  );
}

/** Contrast of every colour pair in use. */
export function ContrastTable({ brand }: { brand: CreatedBrand }) {
  return (
    <Stack gap={3}>
      <Heading level={2} size="d3">
        Contrast of every pair
      </Heading>
      <Table
        label="Contrasts"
        heads={["Theme", "Pair", "Colours", "Ratio", "At least"]}
        rows={brand.pairs.map(({ theme, name, color, on, ratio, min }) => [
          theme,
          name,
          `${color} on ${on}`,
          ratio.toFixed(2),
          String(min),
        ])}
      />
    </Stack>
  );
}

interface TableProps {
  label: string;
  heads: string[];
  rows: string[][];
}

function Table({ label, heads, rows }: TableProps) {
  return (
    <section className="workshop-text" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <div tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, index) => (
                  <td key={heads[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
