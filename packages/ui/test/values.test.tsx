// @vitest-environment jsdom
/** Every control with a value reports the new value, not an event. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { expect, it, vi } from "vitest";
import { Checkbox } from "../src/forms/Checkbox/index.ts";
import { CheckboxGroup } from "../src/forms/CheckboxGroup/index.ts";
import { RadioGroup } from "../src/forms/RadioGroup/index.ts";
import { SearchField } from "../src/forms/SearchField/index.ts";
import { Select } from "../src/forms/Select/index.ts";
import { Switch } from "../src/forms/Switch/index.ts";
import { TextArea } from "../src/forms/TextArea/index.ts";
import { TextField } from "../src/forms/TextField/index.ts";

const label = "Control";
const options = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];
type Change = (value: unknown) => void;

const type = () =>
  userEvent.type(screen.getByLabelText(label, { selector: "input, textarea" }), "b");
const choose = () => userEvent.selectOptions(screen.getByRole("combobox"), "b");
const press = (name: string) => () => userEvent.click(screen.getByLabelText(name));

it.each<[name: string, control: (change: Change) => ReactElement, use: () => unknown, unknown]>([
  ["TextField", (change) => <TextField label={label} onValueChange={change} />, type, "b"],
  ["TextArea", (change) => <TextArea label={label} onValueChange={change} />, type, "b"],
  [
    "SearchField",
    (change) => <SearchField label={label} clearLabel="Clear" onValueChange={change} />,
    type,
    "b",
  ],
  [
    "Select",
    (change) => <Select label={label} options={options} onValueChange={change} />,
    choose,
    "b",
  ],
  [
    "RadioGroup",
    (change) => <RadioGroup label={label} options={options} onValueChange={change} />,
    press("B"),
    "b",
  ],
  [
    "CheckboxGroup",
    (change) => <CheckboxGroup label={label} options={options} onValueChange={change} />,
    press("B"),
    ["b"],
  ],
  ["Checkbox", (change) => <Checkbox label={label} onCheckedChange={change} />, press(label), true],
  ["Switch", (change) => <Switch label={label} onCheckedChange={change} />, press(label), true],
])("%s passes the value to its handler", async (_, control, use, value) => {
  const change = vi.fn();
  render(control(change));
  await use();
  expect(change.mock.calls).toEqual([[value]]);
});
