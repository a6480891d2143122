import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

// A limit for what never comes, not for a slow machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView = () => {};

// jsdom draws nothing; components must cope with a canvas that has no context anyway.
if (typeof HTMLCanvasElement !== "undefined") HTMLCanvasElement.prototype.getContext = () => null;

// Nothing changes its size either, and Radix measures its controls.
if (typeof ResizeObserver === "undefined") {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
