import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider, type AgencyProviderProps } from "../foundations/AgencyProvider/index.ts";
import { Pagination } from "../primitives/Pagination/index.ts";
import { formatMessage, type MessageText } from "./formatMessage.ts";
import * as messages from "./messages.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const all = Object.entries(messages);
const getForms = (text: MessageText) => (typeof text === "string" ? { other: text } : text);
const getPlaceholders = (text: MessageText) => [...new Set(getForms(text).other.match(/\{\w+\}/g))];

describe("messages", () => {
  it("have their names as keys, and the same placeholders in both languages", () => {
    for (const [name, { key, en, ar }] of all) {
      expect(key).toBe(name);
      expect(getPlaceholders(ar), name).toEqual(getPlaceholders(en));
    }
  });

  it("are listed in the guide", () => {
    const guide = readFileSync("packages/ui/docs/messages.md", "utf8");
    const rows = [...guide.matchAll(/^\| `(\w+)` +\| `(.+)` +\|$/gm)].map(([, ...row]) => row);
    const print = (text: MessageText) =>
      typeof text === "string"
        ? text
        : Object.entries(text)
            .map(([form, words]) => `${form}: ${words}`)
            .join("; ");
    expect(rows).toEqual(
      all.map(([name, { en }]) => [name, print(en)]).sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
    );
  });

  it("are written in their language, with Latin digits", () => {
    for (const [, { en, ar }] of all) {
      for (const text of Object.values(getForms(en)))
        expect(text).not.toMatch(/\p{Script=Arabic}/u);
      for (const text of Object.values(getForms(ar))) {
        expect(text).toMatch(/\p{Script=Arabic}/u);
        expect(text.replace(/\{\w+\}/g, "")).not.toMatch(/[a-z٠-٩]/i);
      }
    }
  });

  it("have all plural forms that differ in Arabic", () => {
    const counted = all.filter(([, { en }]) => typeof en !== "string");
    expect(counted.length).toBeGreaterThan(2);
    for (const [, { ar }] of counted)
      expect(Object.keys(ar)).toEqual(
        expect.arrayContaining(["one", "two", "few", "many", "other"]),
      );
    const format = (count: number) => formatMessage(messages.invalidFields.ar, "ar", { count });
    expect([1, 2, 3, 11, 100].map(format)).toEqual([
      "حقل واحد يحتاج إلى مراجعة",
      "حقلان يحتاجان إلى مراجعة",
      "3 حقول تحتاج إلى مراجعة",
      "11 حقلًا يحتاج إلى مراجعة",
      "100 حقل يحتاج إلى مراجعة",
    ]);
  });
});

const getHref = (page: number) => `/${page}`;
const Pages = (props: Pick<AgencyProviderProps, "language" | "messages">) => (
  <AgencyProvider {...props}>
    <Pagination page={2} pageCount={3} getHref={getHref} labels={{ previous: "Newer" }} />
  </AgencyProvider>
);
const getLinks = () =>
  screen.getAllByRole("link").map((link) => link.ariaLabel ?? link.textContent);

describe("AgencyProvider", () => {
  it("gives components texts in its language, of which props override single ones", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { rerender } = render(<Pages language="en-GB" />);
    expect(getLinks()).toEqual(["Newer", "Page 1", "Page 2", "Page 3", "Next"]);
    rerender(<Pages language="ar" />);
    expect(screen.getByRole("navigation", { name: "الصفحات" })).toBeTruthy();
    expect(getLinks()).toEqual(["Newer", "الصفحة 1", "الصفحة 2", "الصفحة 3", "التالي"]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("takes messages of other languages, and names missing ones", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    render(<Pages language="fr" messages={{ next: "Suivant", page: "Page no {page}" }} />);
    expect(getLinks()).toEqual(["Newer", "Page no 1", "Page no 2", "Page no 3", "Suivant"]);
    expect(screen.getByRole("navigation", { name: "Pages" })).toBeTruthy();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"pagination" for "fr"'));
  });

  it("forms plurals by the rules of its language", () => {
    const text = { one: "{count} plik", few: "{count} pliki", other: "{count} plików" };
    const format = (count: number) => formatMessage(text, "pl", { count });
    expect([1, 3, 5].map(format)).toEqual(["1 plik", "3 pliki", "5 plików"]);
  });
});
