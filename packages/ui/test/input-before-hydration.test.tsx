import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Checkbox } from "../src/forms/Checkbox/index.ts";
import { CheckboxGroup } from "../src/forms/CheckboxGroup/index.ts";
import { FileField } from "../src/forms/FileField/index.ts";
import { NumberField } from "../src/forms/NumberField/index.ts";
import { RadioGroup } from "../src/forms/RadioGroup/index.ts";
import { SearchField } from "../src/forms/SearchField/index.ts";
import { Select } from "../src/forms/Select/index.ts";
import { SignupField } from "../src/forms/SignupField/index.ts";
import { TextArea } from "../src/forms/TextArea/index.ts";
import { TextField } from "../src/forms/TextField/index.ts";
import { AgencyProvider } from "../src/foundations/AgencyProvider/index.ts";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const options = ["one", "two"].map((value) => ({ value, label: value }));
const heard = vi.fn();

function Fields() {
  const [text, setText] = useState("");
  const [search, setSearch] = useState("");
  const [email, setEmail] = useState("");
  const [choice, setChoice] = useState("one");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <TextField label="own text" name="text" defaultValue="sent" />
      <TextField label="held text" value={text} onValueChange={setText} />
      <TextArea
        label="letter"
        limit={{ characters: 100, counter: (left) => `${left} left` }}
        name="letter"
      />
      <SearchField label="own search" clearLabel="Clear" onValueChange={heard} />
      <SearchField
        label="held search"
        clearLabel="Clear"
        value={search}
        onValueChange={setSearch}
      />
      <SignupField label="own email" submitLabel="Join" onSubmit={heard} />
      <SignupField
        label="held email"
        submitLabel="Join"
        onSubmit={heard}
        value={email}
        onValueChange={setEmail}
      />
      <Select label="choice" options={options} value={choice} onValueChange={setChoice} />
      <CheckboxGroup
        label="group"
        name="group"
        options={options}
        value={ticked}
        onValueChange={setTicked}
      />
      <RadioGroup label="radio" name="radio" options={options} />
      <Checkbox label="agreed" checked={agreed} onCheckedChange={setAgreed} />
      <NumberField label="number" name="number" />
      <FileField
        label="file"
        name="file"
        labels={{ choose: "Choose", replace: "Replace", remove: "Remove" }}
        formatSize={String}
      />
    </>
  );
}

const getPage = (language: string) => (
  <AgencyProvider language={language}>
    <Fields />
  </AgencyProvider>
);

/** Forms may share a name. */
const getControl = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, select, textarea" });
const value = (label: string) => getControl(label).value;
it.each(["en", "ar"])(
  "keeps what was typed and chosen before hydration, in %s",
  async (language) => {
    const host = document.body.appendChild(document.createElement("div"));
    host.innerHTML = renderToString(getPage(language));
    const type = (label: string, text: string) => {
      getControl(label).value = text;
    };
    const typed = ["own text", "held text", "letter", "own search", "held search"];
    for (const label of typed) type(label, `typed in ${label}`);
    for (const label of ["own email", "held email"]) type(label, "mariam@example.com");
    type("choice", "two");
    const number = host.querySelector<HTMLInputElement>("input[name=number]");
    if (number) number.value = "7";
    for (const box of host.querySelectorAll<HTMLInputElement>(
      "[value=two]:not(option), [type=checkbox]",
    )) {
      box.checked = true;
    }
    const file = new File(["text"], "resume.pdf");
    const input = screen.getByLabelText("file") as HTMLInputElement;
    Object.defineProperty(input, "files", { value: [file], configurable: true, writable: true });

    const { rerender } = render(getPage(language), { container: host, hydrate: true });
    // Re-rendering would reset state in the DOM.
    await act(async () => rerender(getPage(language)));

    expect(typed.map(value)).toEqual(typed.map((label) => `typed in ${label}`));
    expect(value("own email")).toBe("mariam@example.com");
    expect(value("held email")).toBe("mariam@example.com");
    expect(value("choice")).toBe("two");
    expect(heard).toHaveBeenCalledWith("typed in own search");
    expect(screen.getByText(`${100 - "typed in letter".length} left`)).toBeTruthy();
    await waitFor(() =>
      expect(host.querySelector<HTMLInputElement>("[type=hidden][name=number]")?.value).toBe("7"),
    );
    expect(
      [...host.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map(({ checked }) => checked),
    ).toEqual([true, true, true]);
    expect(screen.getByRole("radio", { checked: true }).getAttribute("value")).toBe("two");
    expect(screen.getByText(/resume/)).toBeTruthy();
  },
);
