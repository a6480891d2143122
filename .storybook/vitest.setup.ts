import { type Theme, type ThemeContextValue, useTheme } from "@agency/ui/ThemeProvider";
import * as a11y from "@storybook/addon-a11y/preview";
import { type Decorator, type ReactRenderer, setProjectAnnotations } from "@storybook/react-vite";
import { createElement, Fragment } from "react";
import type { AfterEach } from "storybook/internal/types";
import { configure, waitFor } from "storybook/test";
import { beforeAll, inject } from "vitest";
import { commands, page } from "vitest/browser";
import { getLooks, getName, type Look } from "../scripts/pictures/looks.ts";
import stories from "./stories.tsx";

const looks = inject("looks");
const [first] = looks;
const height = 800;

// A limit for what never comes, not for a slow machine.
configure({ asyncUtilTimeout: 10_000 });

/** Axe's rules that another theme can break; what it reads beside colours is the same in both. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** A wait without a limit of its own: one that does not end says which it was. */
async function ended<T>(what: string, wait: Promise<T>): Promise<T> {
  const limit = 20_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${limit / 1000} s`)), limit);
  });
  return Promise.race([wait, late]).finally(() => clearTimeout(timer));
}

async function getFrame(width: number, height: number) {
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
  if (whole > height && scrollY === 0) await getFrame(innerWidth, whole);
}

/** Drawings of a worker come when they come; one without a place is not drawn. */
const drawn = () =>
  waitFor(() => {
    const waiting = document.querySelectorAll<HTMLElement>('canvas[data-state="waiting"]');
    if ([...waiting].some(({ offsetWidth }) => offsetWidth > 0)) throw new Error("Not drawn yet.");
  });

let setTheme: ThemeContextValue["setTheme"];

function TakeTheme() {
  ({ setTheme } = useTheme());
  return null;
}

/** Beside the story, which is not rendered anew when its theme changes. */
const withTheme: Decorator = (Story) =>
  createElement(Fragment, null, createElement(TakeTheme), createElement(Story));

async function changeTheme(theme: Theme) {
  setTheme(theme);
  await waitFor(() => {
    if (document.body.classList.contains("light-theme") !== (theme === "light"))
      throw new Error(`The theme does not become ${theme}.`);
  });
}

/** The frame and the system's colours of a look. */
async function getSurroundings({ width, kind }: Look) {
  const areForced = kind === "narrow-forced";
  // Of the page around the frame: it outlives this one.
  if (areForced !== matchMedia("(forced-colors: active)").matches)
    await commands.forceColors(areForced ? "active" : "none");
  // What fills the frame would grow with it once more.
  await getFrame(width, height);
}

type Shown = Parameters<AfterEach<ReactRenderer>>[0];

/** A story whose axe has these rules alone. */
function withRules(shown: Shown, runOnly: string[]): Shown {
  const { a11y } = shown.parameters;
  const options = { ...a11y?.options, runOnly };
  return { ...shown, parameters: { ...shown.parameters, a11y: { ...a11y, options } } };
}

async function matchPicture({ id, canvasElement }: Shown, look: Look) {
  await showWhole();
  await drawn();
  rest();
  const frame = {
    width: innerWidth,
    height: innerHeight,
    direction: look.direction,
    bottom: canvasElement.getBoundingClientRect().bottom,
  };
  const match = commands.matchPicture(`${id.split("--")[1]}-${getName(look)}`, frame);
  // The stack of a command's error lacks the message, and reports contain stacks alone.
  await match.catch(({ message }: Error) => Promise.reject(new Error(message)));
}

/**
 * As annotations of every story, not as hooks of this file: the stories of a look share a frame, in
 * which this file runs once, and its hooks would hold for the first file of stories alone.
 */
const pictures = {
  // A test reads the violations alone; the rest is half of axe's time.
  parameters: {
    a11y: { ...(first.kind ? { test: "off" } : {}), options: { resultTypes: ["violations"] } },
    // The addon would lay every story out in a frame of its own first.
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
  // The addon's axe comes after this, with all its rules, and sees the last look.
  afterEach: async (shown: Shown) => {
    await ended("Loading fonts", document.fonts.ready);
    const [asRendered = first, ...next] = getLooks(looks, shown.tags);
    await matchPicture(shown, asRendered);
    if (inject("isQuick")) return;
    for (const look of next) {
      await a11y.afterEach(withRules(shown, ofColours));
      await getSurroundings(look);
      await changeTheme(look.theme);
      await matchPicture(shown, look);
    }
  },
};

const project = setProjectAnnotations([a11y, stories, pictures]);
beforeAll(project.beforeAll);
