import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { CheckboxGroup } from "../CheckboxGroup/index.ts";
import { Combobox } from "../Combobox/index.ts";
import { DateField } from "../DateField/index.ts";
import { ErrorSummary } from "../ErrorSummary/index.ts";
import { NumberField } from "../NumberField/index.ts";
import { PhoneField } from "../PhoneField/index.ts";
import { RadioGroup } from "../RadioGroup/index.ts";
import { RangeField } from "../RangeField/index.ts";
import { SubmitButton } from "../SubmitButton/index.ts";
import { Switch } from "../Switch/index.ts";
import { Form } from "./index.ts";

const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta" },
];

const fields: readonly [name: string, field: ReactNode, sent: string[], role: string][] = [
  [
    "combobox",
    <Combobox
      key="1"
      label="combobox"
      name="combobox"
      options={options}
      emptyLabel="None"
      defaultValue="b"
    />,
    ["b"],
    "combobox",
  ],
  [
    "date",
    <DateField key="2" label="date" name="date" defaultValue="2026-03-21" />,
    ["2026-03-21"],
    "spinbutton",
  ],
  [
    "number",
    <NumberField key="3" label="number" name="number" defaultValue={12_500} />,
    ["12500"],
    "textbox",
  ],
  [
    "phone",
    <PhoneField
      key="4"
      label="phone"
      name="phone"
      countryLabel="Country"
      defaultCountry="AE"
      defaultValue="+971501234567"
    />,
    ["+971501234567"],
    "textbox",
  ],
  [
    "range",
    <RangeField
      key="5"
      label="range"
      name="range"
      thumbLabels={["From", "To"]}
      defaultValue={[20, 60]}
    />,
    ["20", "60"],
    "slider",
  ],
  ["switch", <Switch key="6" label="switch" name="switch" defaultChecked />, ["on"], "switch"],
  [
    "boxes",
    <CheckboxGroup
      key="7"
      label="boxes"
      name="boxes"
      options={options}
      defaultValue={["a", "b"]}
    />,
    ["a", "b"],
    "checkbox",
  ],
  [
    "radios",
    <RadioGroup key="8" label="radios" name="radios" options={options} defaultValue="b" />,
    ["b"],
    "radio",
  ],
];

const form = (field: ReactNode, errors: Record<string, string> = {}) => (
  <AgencyProvider language="en">
    <Form errors={errors} onSubmit={() => {}}>
      <ErrorSummary
        title="Wrong"
        labels={Object.fromEntries(fields.map(([name]) => [name, name]))}
      />
      {field}
      <SubmitButton busyLabel="Sending">Send</SubmitButton>
    </Form>
  </AgencyProvider>
);
const getData = (container: Element) =>
  new FormData(container.querySelector("form") as HTMLFormElement);

describe.each(fields)("the field %s in a form", (name, field, sent, role) => {
  it("sends its value under its name, and again after a reset", () => {
    const { container } = render(form(field));
    expect(getData(container).getAll(name)).toEqual(sent);
    expect([...getData(container).keys()]).toEqual(sent.map(() => name));
    act(() => container.querySelector("form")?.reset());
    expect(getData(container).getAll(name)).toEqual(sent);
  });

  it("sends a value without scripts", () => {
    const container = document.createElement("div");
    container.innerHTML = renderToString(form(field));
    expect(getData(container).getAll(name).length).toBe(sent.length);
  });

  it("takes the form's error, and focus from the button and from the summary", async () => {
    render(form(field, { [name]: "Please look again" }));
    expect(screen.getByText("Please look again")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    const inField = () => {
      const { activeElement } = document;
      return activeElement?.getAttribute("role") ?? (activeElement as HTMLInputElement)?.type;
    };
    const first = inField();
    expect([role, "text", "tel", role === "checkbox" ? "checkbox" : role]).toContain(first);
    screen.getByRole("button", { name: "Send" }).focus();
    await userEvent.click(screen.getByRole("link"));
    expect(inField()).toBe(first);
    expect(document.activeElement?.closest("[data-field]")?.textContent).toContain(name);
  });
});
