import * as a11y from "@storybook/addon-a11y/preview";
import { setProjectAnnotations } from "@storybook/react-vite";
import { beforeAll, expect, inject } from "vitest";
import { page } from "vitest/browser";
import * as preview from "./preview.tsx";

const { name: look, theme, direction, width } = inject("look");
const height = 800;

/** A picture ends where the frame ends: the frame grows to the height of the story. */
async function showWhole() {
  const whole = document.documentElement.scrollHeight;
  if (whole > height) await page.viewport(width, whole);
}

/**
 * As annotations of every story, not as hooks of this file: the stories of a look share a frame, in
 * which this file runs once, and its hooks would hold for the first file of stories alone.
 */
const pictures = {
  // A test reads the violations alone; the rest is half of axe's time.
  parameters: { a11y: { options: { resultTypes: ["violations"] } } },
  initialGlobals: { theme, direction },
  beforeEach: () => page.viewport(width, height),
  afterEach: async ({ id }: { id: string }) => {
    await document.fonts.ready;
    await showWhole();
    await expect(page.elementLocator(document.body)).toMatchScreenshot(
      `${id.split("--")[1]}-${look}`,
    );
  },
};

const project = setProjectAnnotations([a11y, preview, pictures]);
beforeAll(project.beforeAll);
