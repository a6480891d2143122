import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type } from "arktype";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { z } from "zod";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { CheckboxGroup } from "../CheckboxGroup/index.ts";
import { ErrorSummary } from "../ErrorSummary/index.ts";
import { RadioGroup } from "../RadioGroup/index.ts";
import { Select } from "../Select/index.ts";
import { SubmitButton } from "../SubmitButton/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form } from "./index.ts";

afterEach(cleanup);
beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
  window.matchMedia ??= (() => ({ addEventListener() {}, removeEventListener() {} })) as never;
});

const noEmail = "Enter an email address, such as name@example.com";
const noName = "Enter your name";

const valibot = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(noName)),
  email: v.pipe(v.string(), v.email(noEmail)),
  places: v.pipe(v.string(), v.toNumber()),
});
const zod = z.object({
  name: z.string().trim().min(1, noName),
  email: z.email(noEmail),
  places: z.coerce.number(),
});
const arktype = type({
  name: type("string.trim").to("string > 0"),
  email: "string.email",
  places: "string.numeric.parse",
});

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => screen.getByRole("button", { name: /Send/ });
const getMessage = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;

const fields = (
  <>
    <TextField label="Name" name="name" />
    <TextField label="Email" name="email" type="email" />
    <TextField label="Places" name="places" defaultValue="2" />
    <SubmitButton>Send</SubmitButton>
  </>
);

describe.each([
  ["valibot", valibot],
  ["Zod", zod],
  ["ArkType", arktype],
] as const)("Form with a schema of %s", (_, schema) => {
  const onSubmit = vi.fn();
  beforeEach(() => {
    onSubmit.mockReset();
    render(
      <AgencyProvider language="en">
        <Form schema={schema as typeof zod} onSubmit={onSubmit}>
          {fields}
        </Form>
      </AgencyProvider>,
    );
  });

  it("shows the messages at the fields and in the summary, and focuses the first", async () => {
    await userEvent.click(send());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field("Name"));
    const messages = ["Name", "Email"].map((name) => getMessage(field(name)));
    expect(messages[0]).toContain("name");
    expect(messages[1]).toContain("email");
    expect(field("Places").hasAttribute("aria-invalid")).toBe(false);
    expect(screen.getByText("2 fields need another look")).toBeTruthy();
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(messages);
    await userEvent.click(links[1] as HTMLElement);
    expect(document.activeElement).toBe(field("Email"));
  });

  it("passes the parsed output on", async () => {
    await userEvent.type(field("Name"), " Mariam ");
    await userEvent.type(field("Email"), "mariam@example.com");
    await userEvent.click(send());
    expect(onSubmit.mock.calls).toEqual([
      [{ name: "Mariam", email: "mariam@example.com", places: 2 }, expect.any(HTMLFormElement)],
    ]);
  });

  it("validates fields in error while typing, and adds no errors", async () => {
    await userEvent.type(field("Name"), "Mariam");
    await userEvent.click(send());
    await userEvent.clear(field("Name"));
    expect(field("Name").hasAttribute("aria-invalid")).toBe(false);
    await userEvent.type(field("Email"), "mariam@example");
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    await userEvent.type(field("Email"), ".com");
    expect(field("Email").hasAttribute("aria-invalid")).toBe(false);
    expect(document.activeElement).toBe(field("Email"));
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("Form with a schema", () => {
  it("infers the output of all three", () => {
    <Form schema={valibot} onSubmit={(to) => expectTypeOf(to.places).toEqualTypeOf<number>()} />;
    <Form schema={zod} onSubmit={(to) => expectTypeOf(to.places).toEqualTypeOf<number>()} />;
    <Form schema={arktype} onSubmit={(to) => expectTypeOf(to.places).toEqualTypeOf<number>()} />;
    <Form onSubmit={(event) => expectTypeOf(event.currentTarget).toExtend<HTMLFormElement>()} />;
    // @ts-expect-error no schema
    <Form schema={{}} />;
  });

  it("reads lists, choices and check boxes by the kinds of their controls", async () => {
    const validate = vi.fn((value: unknown) => ({ value }));
    const schema = { "~standard": { version: 1, vendor: "test", validate } } as const;
    const options = ["a", "b"].map((value) => ({ value, label: value }));
    render(
      <AgencyProvider language="en">
        <Form schema={schema} onSubmit={() => {}}>
          <Checkbox label="Agree" name="consent" />
          <CheckboxGroup label="None" name="none" options={options} />
          <CheckboxGroup label="One" name="one" options={options} defaultValue={["b"]} />
          <RadioGroup label="Radio" name="radio" options={options} />
          <Select label="Select" name="select" options={options} placeholder="Choose" />
          <input name="away" disabled defaultValue="x" />
          <input name="file" type="file" />
          <input name="files" type="file" multiple />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </AgencyProvider>,
    );
    await userEvent.click(send());
    expect(validate.mock.lastCall?.[0]).toEqual({
      consent: false,
      none: [],
      one: ["b"],
      radio: undefined,
      select: "",
      file: undefined,
      files: [],
    });
    await userEvent.click(screen.getByRole("checkbox", { name: "Agree" }));
    await userEvent.click(screen.getByRole("radio", { name: "a" }));
    await userEvent.click(send());
    expect(validate.mock.lastCall?.[0]).toMatchObject({ consent: true, radio: "a" });
  });

  it("is busy while an asynchronous schema and an asynchronous onSubmit are pending", async () => {
    const schema = v.pipeAsync(
      v.objectAsync({ name: v.string() }),
      v.checkAsync(async ({ name }) => name !== "taken", "The name is taken"),
    );
    const { promise, resolve } = Promise.withResolvers<void>();
    const onSubmit = vi.fn(() => promise);
    render(
      <AgencyProvider language="en">
        <Form schema={schema} onSubmit={onSubmit}>
          <TextField label="Name" name="name" defaultValue="taken" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </AgencyProvider>,
    );
    await userEvent.click(send());
    await screen.findByText("The name is taken");
    expect(screen.queryByRole("link")).toBeNull();
    await userEvent.clear(field("Name"));
    await userEvent.dblClick(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(screen.getByRole("button").textContent).toBe("Sending...");
    resolve();
    await waitFor(() => expect(screen.getByRole("button").textContent).toBe("Send"));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("shows the server's errors beside its own, until the form is reset", async () => {
    render(
      <AgencyProvider language="en">
        <Form schema={valibot} errors={{ email: "Already used" }} summary={null}>
          <ErrorSummary title="Again" labels={{ name: "Name", email: "Email" }} />
          {fields}
        </Form>
      </AgencyProvider>,
    );
    await userEvent.click(send());
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Name", "Email"]);
    expect(getMessage(field("Email"))).toBe("Already used");
    const { form } = field("Name");
    await waitFor(() => {
      form?.reset();
      expect(field("Name").hasAttribute("aria-invalid")).toBe(false);
    });
  });

  it("shows its errors where the caller's message is empty", async () => {
    render(
      <AgencyProvider language="en">
        <Form schema={valibot} errors={{ name: undefined, email: "" }}>
          {fields}
        </Form>
      </AgencyProvider>,
    );
    await userEvent.click(send());
    expect(getMessage(field("Name"))).toBe(noName);
    expect(getMessage(field("Email"))).toBe(noEmail);
  });

  it("leaves a valid form without onSubmit to the browser", async () => {
    const submissions: boolean[] = [];
    const record = (event: Event) => {
      submissions.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener("submit", record);
    render(
      <AgencyProvider language="en">
        <Form schema={v.object({ name: v.pipe(v.string(), v.nonEmpty(noName)) })} action="/send">
          <TextField label="Name" name="name" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </AgencyProvider>,
    );
    await userEvent.click(send());
    await userEvent.type(field("Name"), "Mariam");
    await userEvent.click(send());
    window.removeEventListener("submit", record);
    expect(submissions).toEqual([true, false]);
  });
});
