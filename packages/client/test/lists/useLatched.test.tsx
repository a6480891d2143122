import { act } from "@testing-library/react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { useLatched } from "../../src/lists/useLatched.ts";

const rendered: string[] = [];

function Region({ filtered }: { filtered: boolean }) {
  const told = useLatched(filtered);
  const text = told ? "19 results" : "";
  rendered.push(text);
  return <p>{text}</p>;
}

afterEach(() => {
  rendered.length = 0;
});

it("keeps the text of server-rendered HTML", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Region filtered />);
  expect(container.textContent).toBe("19 results");
  rendered.length = 0;
  await act(async () => hydrateRoot(container, <Region filtered />));
  expect(new Set(rendered)).toEqual(new Set(["19 results"]));
});

it("renders an empty region before its text after a soft navigation", async () => {
  const container = document.createElement("div");
  await act(async () => createRoot(container).render(<Region filtered />));
  expect(rendered[0]).toBe("");
  expect(container.textContent).toBe("19 results");
});

it("stays true", async () => {
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(async () => root.render(<Region filtered />));
  await act(async () => root.render(<Region filtered={false} />));
  expect(container.textContent).toBe("19 results");
});
