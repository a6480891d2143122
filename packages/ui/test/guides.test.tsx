import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import App from "../docs/code/App.tsx";
import { start } from "../docs/code/client.tsx";
import { Like } from "../docs/code/OwnIcon.tsx";
import { Page } from "../docs/code/Page.tsx";
import { getDocument } from "../docs/code/server.tsx";
import "../docs/code/testing.tsx";
import { brand, page, part, report } from "../docs/code/theming.tsx";
import { AgencyProvider } from "../src/foundations/AgencyProvider/index.ts";
import { getVarName } from "../src/theme/getVarName.ts";
import { vars } from "../src/theme/index.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

it("composes a page with one first heading, named sections and labelled fields", () => {
  render(
    <AgencyProvider language="en">
      <Page />
    </AgencyProvider>,
  );
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(screen.getByLabelText(/Email/).closest("form")).not.toBeNull();
  expect(screen.getByRole("main").querySelectorAll("section[id]")).toHaveLength(2);
});

it("begins with a page that has a heading and a link", () => {
  render(<App />);
  expect(screen.getByRole("main").querySelector("h1")?.textContent).toBe("Bread, baked at four");
  expect(screen.getByRole("link", { name: "Order for tomorrow" })).not.toBeNull();
});

it("takes an icon of one's own", () => {
  render(
    <AgencyProvider language="en">
      <Like onLike={() => {}} />
    </AgencyProvider>,
  );
  const button = screen.getByRole("button", { name: "Like" });
  expect(button.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

it("renders a document on the server and hydrates it without a difference", async () => {
  const html = getDocument("ar", "rtl");
  expect(html).toContain('<html lang="ar" dir="rtl">');
  document.documentElement.lang = "ar";
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? "";
  const errors: unknown[] = [];
  const root = document.querySelector("#app") as Element;
  const hydrated = await act(async () => start(root, (error) => errors.push(error)));
  expect(errors).toEqual([]);
  act(() => hydrated.unmount());
});

it("makes a theme of a colour in which every pair can be read", () => {
  expect(brand.pairs.every(({ ratio, min }) => ratio >= min)).toBe(true);
  expect(page).toContain(":root {");
  expect(part).toContain(".campaign .light-theme");
  expect(report.join(" ")).toContain("#1877f2");
});

it("names only custom properties that a theme has, and the library's layer between reset and utilities", () => {
  const known = [...Object.values(vars.color), vars.font.family].map(getVarName);
  const set = [...read("docs/code/theme.css").matchAll(/^\s*(--[\w-]+):/gm)].map(
    ([, name]) => name,
  );
  expect(set.length).toBeGreaterThan(1);
  for (const name of set) expect(known).toContain(name);

  const layers = /@layer ([^;]+);/.exec(read("docs/code/tailwind.css"))?.[1]?.split(", ") ?? [];
  const places = ["base", "agency", "components", "utilities"].map((name) => layers.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  const own = [...read("src/theme/layers.css.ts").matchAll(/globalLayer\("([^"]+)"\)/g)];
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(([, name]) => name?.split(".")[0] !== "agency")).toEqual([]);
});

it.each([
  ["Page.tsx", "README.md"],
  ["ContactForm.tsx", "README.md"],
  ["testing.tsx", "docs/testing.md"],
])("shows %s in %s", (file, guide) => {
  const [, shown] = read(guide).split(`<!-- docs/code/${file} -->\n\n\`\`\`tsx\n`);
  expect(shown?.split("```")[0]).toBe(read(`docs/code/${file}`));
});
