import { type Theme, type ThemeContextValue, useTheme } from "@agency/ui/ThemeProvider";
import * as a11y from "@storybook/addon-a11y/preview";
import { type Decorator, type ReactRenderer, setProjectAnnotations } from "@storybook/react-vite";
import { createElement, Fragment } from "react";
import type { AfterEach } from "storybook/internal/types";
import { configure, waitFor } from "storybook/test";
import { beforeAll, inject } from "vitest";
import { commands, page } from "vitest/browser";
import { getModes, getName, type ScreenshotMode } from "../scripts/pictures/modes.ts";
import stories from "./stories.tsx";

const looks = inject("looks");
const [first] = looks;
const height = 800;

// Detects hangs.
configure({ asyncUtilTimeout: 10_000 });

const colorRules = ["color-contrast", "link-in-text-block"];

async function withTimeout<T>(what: string, wait: Promise<T>): Promise<T> {
  const limit = 20_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${limit / 1000} s`)), limit);
  });
  return Promise.race([wait, late]).finally(() => clearTimeout(timer));
}

async function getFrame(width: number, height: number) {
  if (innerWidth === width && innerHeight === height) return;
  await withTimeout(`A frame of ${width} × ${height}`, page.viewport(width, height));
}

/** Infinite animations show their first frame. */
function finishAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

// Forced colors override `caret-color`.
const noCaret = document.createElement("style");
noCaret.textContent =
  "* { caret-color: transparent !important; caret-animation: manual !important; }";
document.head.append(noCaret);

async function showWhole() {
  const whole = document.documentElement.scrollHeight;
  if (whole > height && scrollY === 0) await getFrame(innerWidth, whole);
}

/** Hidden canvases are never drawn. */
const waitForCanvases = () =>
  waitFor(() => {
    const waiting = document.querySelectorAll<HTMLElement>('canvas[data-state="waiting"]');
    if ([...waiting].some(({ offsetWidth }) => offsetWidth > 0)) throw new Error("Not drawn yet.");
  });

let setTheme: ThemeContextValue["setTheme"];

function TakeTheme() {
  ({ setTheme } = useTheme());
  return null;
}

/** A sibling, so that a theme change does not re-render the story. */
const withTheme: Decorator = (Story) =>
  createElement(Fragment, null, createElement(TakeTheme), createElement(Story));

async function changeTheme(theme: Theme) {
  setTheme(theme);
  await waitFor(() => {
    if (document.body.classList.contains("light-theme") !== (theme === "light"))
      throw new Error(`The theme does not become ${theme}.`);
  });
}

async function getSurroundings({ width, kind }: ScreenshotMode) {
  const areForced = kind === "narrow-forced";
  // Media emulation outlasts this frame.
  if (areForced !== matchMedia("(forced-colors: active)").matches)
    await commands.forceColors(areForced ? "active" : "none");
  // Full-viewport stories would grow again.
  await getFrame(width, height);
}

type Shown = Parameters<AfterEach<ReactRenderer>>[0];

function withRules(shown: Shown, runOnly: string[]): Shown {
  const { a11y } = shown.parameters;
  const options = { ...a11y?.options, runOnly };
  return { ...shown, parameters: { ...shown.parameters, a11y: { ...a11y, options } } };
}

async function matchScreenshot({ id, canvasElement }: Shown, look: ScreenshotMode) {
  await showWhole();
  await waitForCanvases();
  finishAnimations();
  const frame = {
    width: innerWidth,
    height: innerHeight,
    direction: look.direction,
    bottom: canvasElement.getBoundingClientRect().bottom,
  };
  const match = commands.matchScreenshot(`${id.split("--")[1]}-${getName(look)}`, frame);
  // Reports print stacks only, which lack a command's message.
  await match.catch(({ message }: Error) => Promise.reject(new Error(message)));
}

/** Annotations: hooks in this file would run only for a frame's first story file. */
const pictures = {
  // Other results take half of axe's time.
  parameters: {
    a11y: { ...(first.kind ? { test: "off" } : {}), options: { resultTypes: ["violations"] } },
    // Otherwise stories first render at the default size.
    viewport: {
      options: { look: { styles: { width: `${first.width}px`, height: `${height}px` } } },
    },
  },
  initialGlobals: {
    theme: first.theme,
    direction: first.direction,
    viewport: { value: "look" },
  },
  decorators: [withTheme],
  beforeEach: () => getSurroundings(first),
  // The addon runs axe afterwards, in the last mode.
  afterEach: async (shown: Shown) => {
    await withTimeout("Loading fonts", document.fonts.ready);
    const [asRendered = first, ...next] = getModes(looks, shown.tags);
    await matchScreenshot(shown, asRendered);
    if (inject("isQuick")) return;
    for (const look of next) {
      await a11y.afterEach(withRules(shown, colorRules));
      await getSurroundings(look);
      await changeTheme(look.theme);
      await matchScreenshot(shown, look);
    }
  },
};

const project = setProjectAnnotations([a11y, stories, pictures]);
beforeAll(project.beforeAll);
