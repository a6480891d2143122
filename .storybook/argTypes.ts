import { isValidElement } from "react";
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";
import { controlFor, getChoices, getDescription } from "./docgen.ts";

/** React elements are not editable as text or JSON. */
const holdsElement = (value: unknown): boolean =>
  isValidElement(value) ||
  (Array.isArray(value) && value.some(holdsElement)) ||
  (value?.constructor === Object && Object.values(value).some(holdsElement));

/** Bare from the code, quoted from `@default`. */
const plain = (summary: string) => summary.replaceAll(/^"\\?"?|\\?"?"$/g, "");

function described(argType: StrictInputType): StrictInputType {
  const description = getDescription(argType.name, argType.description);
  const { summary, ...rest } = argType.table?.defaultValue ?? {};
  return {
    ...argType,
    ...(description && { description }),
    ...(summary && {
      table: { ...argType.table, defaultValue: { ...rest, summary: plain(summary) } },
    }),
  };
}

function enhanced(own: StrictInputType, value: unknown): StrictInputType {
  const argType = described(own);
  if ("control" in argType) return argType;
  if (holdsElement(value)) return { ...argType, control: false };
  const { type } = argType;
  if (typeof type !== "object" || type.name !== "other") return argType;
  const control = controlFor(type.value);
  if (!control) return argType;
  const options = getChoices(type.value);
  return {
    ...argType,
    ...(options && { options }),
    control: control === "none" ? false : { type: control },
  };
}

function attribute(name: string): StrictInputType {
  const value = name.startsWith("on") ? "() => void" : "ReactNode";
  return { name, type: { name: "other", value }, table: { type: { summary: value } } };
}

/** Chooses controls by type. */
export const controlsByType: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  if (!parameters.__isArgsStory) return argTypes;
  const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])];
  const known = names.filter((name) => argTypes[name] || getDescription(name, undefined));
  return Object.fromEntries(
    known.map((name) => [name, enhanced(argTypes[name] ?? attribute(name), initialArgs[name])]),
  );
};
