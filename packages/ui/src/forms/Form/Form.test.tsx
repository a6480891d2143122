// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useMemo, useState } from "react";
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { ErrorSummary } from "../ErrorSummary/index.ts";
import { FileField } from "../FileField/index.ts";
import { RadioGroup } from "../RadioGroup/index.ts";
import { Select } from "../Select/index.ts";
import { SubmitButton } from "../SubmitButton/index.ts";
import { TextArea } from "../TextArea/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form, type FormProps } from "./index.ts";

afterEach(cleanup);
beforeEach(() => {
  window.matchMedia ??= (() => ({ addEventListener() {}, removeEventListener() {} })) as never;
});

const labels = { name: "Name", email: "Email", mode: "Work mode", consent: "Consent" };
const modes = [
  { value: "remote", label: "Remote" },
  { value: "hybrid", label: "Hybrid" },
];

function Sample({ children, ...form }: FormProps) {
  return (
    <AgencyProvider language="en">
      <Form {...form}>
        <ErrorSummary title="Two fields need another look" labels={labels} />
        <TextField label="Name" name="name" />
        <TextField label="Email" name="email" type="email" />
        <RadioGroup label="Work mode" name="mode" options={modes} />
        <Checkbox label="I agree" name="consent" />
        <SubmitButton busyLabel="Sending...">Send</SubmitButton>
        {children}
      </Form>
    </AgencyProvider>
  );
}

function Validating({ found, onSend }: { found: Record<string, ReactNode>; onSend?: () => void }) {
  const [errors, setErrors] = useState<Record<string, ReactNode>>({});
  const [busy, setBusy] = useState(false);
  return (
    <Sample
      errors={errors}
      busy={busy}
      onSubmit={() => {
        setErrors(found);
        if (Object.keys(found).length > 0) return;
        setBusy(true);
        onSend?.();
      }}
    >
      <button type="button" onClick={() => setErrors({ email: "Still wrong" })}>
        Check
      </button>
      <button
        type="button"
        onClick={() => {
          setBusy(false);
          setErrors({ email: "Already used" });
        }}
      >
        Answer
      </button>
    </Sample>
  );
}

/** Keeps an unchanged errors object. */
function Live() {
  const [name, setName] = useState("");
  const errors = useMemo<Record<string, ReactNode>>(
    () => (name === "wrong" ? { name: "Not a name", email: "Needed" } : {}),
    [name],
  );
  return (
    <Form errors={errors} onSubmit={() => {}}>
      <TextField label="Email" name="email" />
      <TextField label="Name" name="name" onValueChange={setName} />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </Form>
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });
const send = () => screen.getByRole("button", { name: /Send/ });

describe("Form", () => {
  it("gives each field its error by name", () => {
    render(<Sample errors={{ email: "Not an address", consent: "Needed", mode: "Choose one" }} />);
    const email = field("Email");
    expect(email.getAttribute("aria-invalid")).toBe("true");
    const description = document.getElementById(email.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("Not an address");
    expect(screen.getByRole("checkbox").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("radiogroup").getAttribute("aria-invalid")).toBe("true");
    expect(field("Name").hasAttribute("aria-invalid")).toBe(false);
  });

  it("lets a field's own error stand before the form's", () => {
    render(
      <Form errors={{ a: "Of the form", b: "Of the form" }}>
        <TextField label="A" name="a" errorMessage="Its own" />
        <TextField label="B" name="b" errorMessage="" />
      </Form>,
    );
    expect(screen.queryByText("Its own")).not.toBeNull();
    expect(screen.queryByText("Of the form")).toBeNull();
    expect(field("B").hasAttribute("aria-invalid")).toBe(false);
  });

  it("moves focus to the first field in error after a failed submission", async () => {
    render(<Validating found={{ consent: "Needed", email: "Not an address" }} />);
    await userEvent.click(send());
    expect(document.activeElement).toBe(field("Email"));
  });

  it("moves it to the first radio button of a group in error", async () => {
    render(<Validating found={{ mode: "Choose one" }} />);
    await userEvent.click(send());
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Remote" }));
  });

  it("moves it when the errors come with the answer", async () => {
    render(<Validating found={{}} />);
    await userEvent.click(send());
    expect(document.activeElement).toBe(send());
    await userEvent.click(screen.getByRole("button", { name: "Answer" }));
    expect(document.activeElement).toBe(field("Email"));
  });

  it("leaves focus alone when errors change without a submission", async () => {
    render(<Validating found={{ name: "Needed" }} />);
    await userEvent.click(send());
    await userEvent.click(screen.getByRole("button", { name: "Check" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Check" }));
  });

  it("leaves focus alone after a submission whose errors are the same object", async () => {
    render(<Live />);
    await userEvent.click(send());
    await userEvent.type(field("Name"), "wrong");
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("Name"));
    await userEvent.click(send());
    expect(document.activeElement).toBe(field("Email"));
  });

  it("is sent once, however often it is clicked or Enter is pressed", async () => {
    const onSend = vi.fn();
    render(<Validating found={{}} onSend={onSend} />);
    await userEvent.dblClick(send());
    await userEvent.type(field("Name"), "{Enter}");
    (send() as HTMLButtonElement).form?.requestSubmit();
    expect(onSend).toHaveBeenCalledOnce();
    expect(send().getAttribute("aria-disabled")).toBe("true");
  });

  it("keeps its fields as they were sent while it is busy, and their focus", async () => {
    const fields = (busy: boolean) => (
      <Sample busy={busy}>
        <TextArea label="Message" name="message" />
        <Select label="Service" name="service" options={modes} />
        <FileField
          label="Resume"
          name="resume"
          labels={{ choose: "Choose file", replace: "Replace file", remove: "Remove file" }}
          formatSize={String}
        />
      </Sample>
    );
    const { rerender } = render(fields(false));
    await userEvent.type(field("Name"), "Mariam");
    const { form } = field("Name") as HTMLInputElement;
    const values = () => JSON.stringify([...new FormData(form as HTMLFormElement)]);
    const before = values();
    rerender(fields(true));
    expect(document.activeElement).toBe(field("Name"));

    await userEvent.type(field("Name"), " Haddad");
    await userEvent.type(field("Message"), "Late");
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(screen.getByRole("radio", { name: "Hybrid" }));
    const select = screen.getByRole("combobox", { name: "Service" });
    expect(fireEvent.keyDown(select, { key: "ArrowDown" })).toBe(false);
    expect(fireEvent.keyDown(select, { key: "Tab" })).toBe(true);
    expect(fireEvent.click(document.querySelector("input[type=file]") as Element)).toBe(false);
    expect(values()).toBe(before);
    for (const one of ["checkbox", "combobox", "radiogroup"] as const)
      expect(screen.getByRole(one).getAttribute("aria-disabled")).toBe("true");

    rerender(fields(false));
    await userEvent.type(field("Name"), " Haddad");
    await userEvent.click(screen.getByRole("radio", { name: "Hybrid" }));
    expect(values()).toContain("Mariam Haddad");
    expect(values()).toContain("hybrid");
    expect(fireEvent.keyDown(select, { key: "ArrowDown" })).toBe(true);
  });

  it("says that it is busy in a region that was there before", async () => {
    render(<Validating found={{}} />);
    const region = screen.getAllByRole("status").at(-1);
    expect(region?.textContent).toBe("");
    await userEvent.click(send());
    await waitFor(() => expect(region?.textContent).toBe("Sending..."));
  });

  it("keeps to its types", () => {
    expectTypeOf<FormProps["errors"]>().toExtend<Readonly<Record<string, ReactNode>> | undefined>();
    // @ts-expect-error always on
    <Form noValidate={false} />;
  });
});

describe("ErrorSummary", () => {
  it("is silent and empty without errors, its region there", () => {
    render(<Sample />);
    expect(screen.getAllByRole("status")[0]?.textContent).toBe("");
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("lists the errors in the order of its labels, each with a link to its field", () => {
    render(<Sample errors={{ form: "Too many tries", email: "Not an address", name: "Needed" }} />);
    expect(screen.getAllByRole("status")[0]?.textContent).toContain("another look");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Name",
      "Email",
      "Too many tries",
    ]);
    for (const [name, link] of [
      ["Name", screen.getByRole("link", { name: /Name/ })],
      ["Email", screen.getByRole("link", { name: /Email/ })],
    ] as const) {
      expect(link.getAttribute("href")).toBe(`#${field(name).id}`);
    }
  });

  it("moves focus to the field, of radio buttons to the chosen one", async () => {
    render(<Sample errors={{ email: "Not an address", mode: "Not possible" }} />);
    await userEvent.click(screen.getByRole("link", { name: /Email/ }));
    expect(document.activeElement).toBe(field("Email"));
    await userEvent.click(screen.getByRole("link", { name: /Work mode/ }));
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Remote" }));
    await userEvent.click(screen.getByRole("radio", { name: "Hybrid" }));
    await userEvent.click(screen.getByRole("link", { name: /Work mode/ }));
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Hybrid" }));
  });
});
