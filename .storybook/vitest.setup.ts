import * as a11y from "@storybook/addon-a11y/preview";
import { setProjectAnnotations } from "@storybook/react-vite";
import { configure, waitFor } from "storybook/test";
import { beforeAll, inject } from "vitest";
import { commands, page } from "vitest/browser";
import * as preview from "./preview.tsx";

const { name: look, theme, direction, width, axe } = inject("look");
const height = 800;

// A limit for what never comes, not for a slow machine.
configure({ asyncUtilTimeout: 10_000 });

/** A wait without a limit of its own: one that does not end says which it was. */
async function ended<T>(what: string, wait: Promise<T>): Promise<T> {
  const limit = 20_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${limit / 1000} s`)), limit);
  });
  return Promise.race([wait, late]).finally(() => clearTimeout(timer));
}

async function frameOf(width: number, height: number) {
  if (innerWidth === width && innerHeight === height) return;
  await ended(`A frame of ${width} × ${height}`, page.viewport(width, height));
}

/** What moves stands where it ends, or begins where it has no end; no caret blinks (below). */
function rest() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

// Fields have carets of their own colour; forced colours show one all the same, which then stands still.
const noCaret = document.createElement("style");
noCaret.textContent =
  "* { caret-color: transparent !important; caret-animation: manual !important; }";
document.head.append(noCaret);

/** The frame grows to the height of the story, unless the story has scrolled: then it is shown as it stands. */
async function showWhole() {
  const whole = document.documentElement.scrollHeight;
  if (whole > height && scrollY === 0) await frameOf(width, whole);
}

/** Drawings of a worker come when they come; one without a place is not drawn. */
const drawn = () =>
  waitFor(() => {
    const waiting = document.querySelectorAll<HTMLElement>('canvas[data-state="waiting"]');
    if ([...waiting].some(({ offsetWidth }) => offsetWidth > 0)) throw new Error("Not drawn yet.");
  });

/**
 * As annotations of every story, not as hooks of this file: the stories of a look share a frame, in
 * which this file runs once, and its hooks would hold for the first file of stories alone.
 */
const pictures = {
  // A test reads the violations alone; the rest is half of axe's time.
  parameters: {
    a11y: { ...(axe ? {} : { test: "off" }), options: { resultTypes: ["violations"] } },
    // The addon would lay every story out in a frame of its own first.
    viewport: { options: { look: { styles: { width: `${width}px`, height: `${height}px` } } } },
  },
  initialGlobals: { theme, direction, viewport: { value: "look" } },
  beforeEach: () => frameOf(width, height),
  afterEach: async ({ id, canvasElement }: { id: string; canvasElement: HTMLElement }) => {
    await ended("Loading fonts", document.fonts.ready);
    await showWhole();
    await drawn();
    rest();
    await commands.matchPicture(`${id.split("--")[1]}-${look}`, {
      width: innerWidth,
      height: innerHeight,
      direction,
      bottom: canvasElement.getBoundingClientRect().bottom,
    });
  },
};

const project = setProjectAnnotations([a11y, preview, pictures]);
beforeAll(project.beforeAll);
