import { type BrandOptions, brandCss, type CreatedBrand, createBrand } from "@agency/tokens";
import { useDeferredValue, useMemo, useState } from "react";
import { TextField } from "../../src/forms/TextField/index.ts";
import { Grid, GridItem } from "../../src/primitives/Grid/index.ts";
import { Heading } from "../../src/primitives/Heading/index.ts";
import { Stack } from "../../src/primitives/Stack/index.ts";
import { BrandChanges, BrandCode, ContrastTable } from "./BrandCode.tsx";
import { ComponentPreview } from "./ComponentPreview.tsx";
import "./workshop.css";

type Created =
  | { brand: CreatedBrand; problem?: undefined }
  | { brand?: undefined; problem: string };

function tryCreateBrand(color: string, dark: string, light: string): Created {
  const own: BrandOptions = {
    ...(dark && { dark: { bg: dark } }),
    ...(light && { light: { bg: light } }),
  };
  try {
    return { brand: createBrand(color, own) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const modes = [
  { name: "Dark, left to right", theme: "dark", dir: "ltr", lang: "en" },
  { name: "Dark, right to left", theme: "dark", dir: "rtl", lang: "ar" },
  { name: "Light, left to right", theme: "light", dir: "ltr", lang: "en" },
  { name: "Light, right to left", theme: "light", dir: "rtl", lang: "ar" },
] as const;

/** Creates a brand from a colour, with preview, contrasts and code. */
export function ThemeBuilder({ initial = "#1877f2" }: { initial?: string }) {
  const [color, setColor] = useState(initial);
  const [dark, setDark] = useState("");
  const [light, setLight] = useState("");
  const asked = useDeferredValue([color.trim(), dark.trim(), light.trim()].join("\n"));
  const { brand, problem } = useMemo(() => {
    const [of = "", onDark = "", onLight = ""] = asked.split("\n");
    return tryCreateBrand(of, onDark, onLight);
  }, [asked]);
  return (
    <Stack gap={7}>
      <Grid>
        <GridItem span={6}>
          <TextField
            label="Colour"
            description="Any CSS colour: #1877f2, rebeccapurple, oklch(0.6 0.2 250)"
            errorMessage={problem}
            value={color}
            onValueChange={setColor}
            spellCheck={false}
          />
          <label className="workshop-picker">
            Pick{" "}
            <input
              type="color"
              value={brand?.color ?? "#000000"}
              onChange={(event) => setColor(event.currentTarget.value)}
            />
          </label>
        </GridItem>
        <GridItem span={3}>
          <TextField
            label="Dark ground"
            description="The library's own where it is empty"
            value={dark}
            onValueChange={setDark}
          />
        </GridItem>
        <GridItem span={3}>
          <TextField
            label="Light ground"
            description="The library's own where it is empty"
            value={light}
            onValueChange={setLight}
          />
        </GridItem>
      </Grid>
      {brand && (
        <>
          <style>{brandCss(brand, ".workshop")}</style>
          <BrandChanges brand={brand} />
          <BrandCode brand={brand} />
          <Heading level={2} size="d3">
            In every room
          </Heading>
          <div className="workshop">
            {modes.map(({ name, theme, dir, lang }) => (
              <section
                key={name}
                aria-label={name}
                className={`workshop-look ${theme}-theme`}
                dir={dir}
                lang={lang}
              >
                <ComponentPreview language={lang} theme={theme} />
              </section>
            ))}
          </div>
          <ContrastTable brand={brand} />
        </>
      )}
    </Stack>
  );
}
