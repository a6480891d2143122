import { afterEach, vi } from "vitest";

// Files share a worker and its globals: a `fetch` left behind hangs the next file.
afterEach(() => {
  vi.unstubAllGlobals();
});
