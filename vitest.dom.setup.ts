import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

// jsdom lays nothing out.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView = () => {};

// jsdom draws nothing; components must cope with a canvas that has no context anyway.
if (typeof HTMLCanvasElement !== "undefined") HTMLCanvasElement.prototype.getContext = () => null;
