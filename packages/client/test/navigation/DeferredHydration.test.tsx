// @vitest-environment jsdom
import { act, type ReactNode, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDeferredPart, DeferredHydration } from "../../src/navigation/DeferredHydration.tsx";

let root: Root | undefined;
let see: () => void;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function Part() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
const code = () => Promise.resolve({ default: Part });

async function served(): Promise<string> {
  const part = createDeferredPart("part.tsx", code);
  await part.load();
  return renderToString(<DeferredHydration part={part} />);
}

async function hydrated(page: ReactNode): Promise<HTMLElement> {
  document.body.innerHTML = `<div>${await served()}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  await act(async () => {
    root = hydrateRoot(container, page);
  });
  return container;
}

const press = (container: HTMLElement) =>
  act(async () => container.querySelector("button")?.click());

it("keeps the HTML of the server until it is near the viewport, and hydrates it then", async () => {
  const ask = vi.fn(code);
  const part = createDeferredPart("part.tsx", ask);
  const container = await hydrated(<DeferredHydration part={part} />);
  const button = container.querySelector("button");
  expect(button?.textContent).toBe("0");
  expect(ask).not.toHaveBeenCalled();
  await act(async () => see());
  expect(ask).toHaveBeenCalledOnce();
  await press(container);
  expect(container.querySelector("button")).toBe(button);
  expect(button?.textContent).toBe("1");
});

it("tries again after its code failed to load", async () => {
  const ask = vi.fn(code).mockRejectedValueOnce(new Error("offline"));
  const part = createDeferredPart("part.tsx", ask);
  const container = await hydrated(<DeferredHydration part={part} />);
  await act(async () => see());
  expect(container.textContent).toBe("0");
  await act(async () => see());
  await press(container);
  expect(container.textContent).toBe("1");
});

it("is rendered whole once its code is loaded", async () => {
  expect(await served()).toContain("<button");
});
