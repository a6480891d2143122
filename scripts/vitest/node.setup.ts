import { afterEach, vi } from "vitest";

// Files share globals: a `fetch` left behind hangs the next file.
afterEach(() => {
  vi.unstubAllGlobals();
});
