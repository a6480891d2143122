import { act, cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Checkbox } from "../../src/forms/Checkbox/index.ts";
import { CheckboxGroup } from "../../src/forms/CheckboxGroup/index.ts";
import { Combobox } from "../../src/forms/Combobox/index.ts";
import { DateField } from "../../src/forms/DateField/index.ts";
import { ErrorSummary } from "../../src/forms/ErrorSummary/index.ts";
import { FileField } from "../../src/forms/FileField/index.ts";
import { Form } from "../../src/forms/Form/index.ts";
import { NumberField } from "../../src/forms/NumberField/index.ts";
import { PhoneField } from "../../src/forms/PhoneField/index.ts";
import { RadioGroup } from "../../src/forms/RadioGroup/index.ts";
import { RangeField } from "../../src/forms/RangeField/index.ts";
import { SearchField } from "../../src/forms/SearchField/index.ts";
import { Select } from "../../src/forms/Select/index.ts";
import { SignupField } from "../../src/forms/SignupField/index.ts";
import { SubmitButton } from "../../src/forms/SubmitButton/index.ts";
import { Switch } from "../../src/forms/Switch/index.ts";
import { TextArea } from "../../src/forms/TextArea/index.ts";
import { TextField } from "../../src/forms/TextField/index.ts";
import { AgencyProvider } from "../../src/foundations/AgencyProvider/index.ts";

const cities = ["Abu Dhabi", "Dubai", "Cairo"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const modes = ["remote", "office"].map((value) => ({ value, label: value }));
const fileLabels = { choose: "Choose file", replace: "Replace", remove: "Remove" };
const resume = new File(["text"], "resume.pdf", { type: "application/pdf" });

function Application({ onSend }: { onSend: (data: FormData) => void }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <AgencyProvider language="en">
      <Form
        errors={errors}
        onSubmit={({ currentTarget }) => {
          const data = new FormData(currentTarget);
          const isMissing = data.get("name") === "";
          setErrors(isMissing ? { name: "Enter your name" } : {});
          if (!isMissing) onSend(data);
        }}
      >
        <ErrorSummary title="One field needs another look" labels={{ name: "Name" }} />
        <TextField label="Name" name="name" />
        <TextArea label="Letter" name="letter" />
        <Select label="Mode" name="mode" options={modes} />
        <RadioGroup label="Place" name="place" options={modes} />
        <CheckboxGroup label="Days" name="days" options={modes} />
        <Checkbox label="Consent" name="consent" />
        <Switch label="Newsletter" name="newsletter" />
        <NumberField label="Salary" name="salary" defaultValue={100} />
        <RangeField label="Hours" name="hours" thumbLabels={["From", "To"]} />
        <DateField label="Start" name="start" defaultValue="2026-03-21" />
        <PhoneField label="Phone" name="phone" countryLabel="Country" defaultCountry="AE" />
        <Combobox label="City" name="city" options={cities} emptyLabel="None" />
        <SubmitButton busyLabel="Sending">Send</SubmitButton>
      </Form>
    </AgencyProvider>
  );
}

/** Runs in a DOM implementation as it is: applications should not need stubs to test a form. */
export function describeForms(environment: string) {
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);

  describe(`forms in ${environment}`, () => {
    it("focuses the first invalid field, then sends every field", async () => {
      const user = userEvent.setup();
      const sent: FormData[] = [];
      render(<Application onSend={(data) => sent.push(data)} />);

      await user.click(screen.getByRole("button", { name: "Send" }));
      const name = screen.getByLabelText(/Name/);
      expect(document.activeElement).toBe(name);
      expect(screen.getByText("One field needs another look")).toBeTruthy();

      await user.type(name, "Amal");
      await user.type(screen.getByLabelText(/Letter/), "Hello");
      await user.selectOptions(screen.getByLabelText("Mode"), "office");
      const [, place] = screen.getAllByRole("radio");
      await user.click(place as Element);
      await user.click(screen.getByLabelText("Consent"));
      await user.click(screen.getByRole("switch"));
      await user.type(screen.getByLabelText(/^Phone/), "+971501234567");
      await user.click(screen.getByRole("button", { name: "Send" }));
      await waitFor(() => expect(sent).toHaveLength(1));
      const [data] = sent;
      expect(data?.get("name")).toBe("Amal");
      expect(data?.get("letter")).toBe("Hello");
      expect(data?.get("mode")).toBe("office");
      expect(data?.get("place")).toBe("office");
      expect(data?.get("consent")).toBe("on");
      expect(data?.get("newsletter")).toBe("on");
      expect(data?.get("salary")).toBe("100");
      expect(data?.get("start")).toBe("2026-03-21");
      expect(data?.get("phone")).toBe("+971501234567");
    });

    it("chooses an option of a combobox by keys and by pointer", async () => {
      const user = userEvent.setup();
      const { container } = render(
        <AgencyProvider language="en">
          <form>
            <Combobox label="City" name="city" options={cities} emptyLabel="None" />
          </form>
        </AgencyProvider>,
      );
      const getCity = () =>
        new FormData(container.querySelector("form") as HTMLFormElement).get("city");
      await user.type(screen.getByRole("combobox"), "cai");
      await user.keyboard("{ArrowDown}{Enter}");
      expect(getCity()).toBe("cairo");
      await user.click(screen.getByRole("button"));
      await user.click(screen.getByRole("option", { name: /Dubai/ }));
      expect(getCity()).toBe("dubai");
    });

    it("opens a calendar and chooses a day", async () => {
      const user = userEvent.setup();
      const { container } = render(
        <AgencyProvider language="en">
          <DateField label="Start" name="start" defaultValue="2026-03-21" />
        </AgencyProvider>,
      );
      await user.click(screen.getByRole("button"));
      await user.click(await screen.findByRole("button", { name: /March 25, 2026/ }));
      expect(container.querySelector<HTMLInputElement>("input[name=start]")?.value).toBe(
        "2026-03-25",
      );
    });

    it("moves a range by keys and shows a number's steps", async () => {
      const user = userEvent.setup();
      render(
        <AgencyProvider language="en">
          <RangeField label="Hours" thumbLabels={["From", "To"]} defaultValue={[20, 60]} />
          <NumberField label="Salary" defaultValue={100} />
        </AgencyProvider>,
      );
      const [from] = screen.getAllByRole("slider");
      await user.click(from as Element);
      act(() => from?.focus());
      await user.keyboard("{ArrowRight}");
      expect(from?.getAttribute("aria-valuenow")).toBe("21");
      await user.type(screen.getByRole("textbox"), "{ArrowUp}");
      expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("101");
    });

    it("takes an uploaded file and a held one", async () => {
      const user = userEvent.setup();
      render(
        <AgencyProvider language="en">
          <FileField label="Resume" labels={fileLabels} />
          <FileField label="Portfolio" labels={fileLabels} value={resume} />
        </AgencyProvider>,
      );
      await user.upload(screen.getByLabelText("Resume"), resume);
      await waitFor(() => expect(screen.getAllByText("Replace")).toHaveLength(2));
    });

    it("searches and signs up", async () => {
      const user = userEvent.setup();
      const texts: string[] = [];
      render(
        <AgencyProvider language="en">
          <SearchField
            label="Search"
            clearLabel="Clear"
            onValueChange={(text) => texts.push(text)}
          />
          <SignupField label="Email" submitLabel="Join" onSubmit={() => texts.push("joined")} />
        </AgencyProvider>,
      );
      await user.type(screen.getByRole("searchbox"), "a");
      await user.type(screen.getByLabelText(/Email/), "amal@agency.example{Enter}");
      expect(texts).toEqual(["a", "joined"]);
    });
  });
}
