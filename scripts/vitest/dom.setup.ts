import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView = () => {};

// jsdom has no canvas.
if (typeof HTMLCanvasElement !== "undefined") HTMLCanvasElement.prototype.getContext = () => null;

// Required by Radix.
if (typeof ResizeObserver === "undefined") {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
