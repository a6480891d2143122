// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Form } from "../Form/index.ts";
import { Field } from "./Field.tsx";

afterEach(cleanup);

describe("Field", () => {
  it("ties label, error, hint and further descriptions to the control, in this order", () => {
    render(
      <>
        <Field label="Size" description="In metres" errorMessage="Too small" describedBy="more">
          {(control) => <input {...control} />}
        </Field>
        <p id="more">Further</p>
      </>,
    );
    const input = screen.getByRole("textbox", { name: "Size" });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Too small",
      "In metres",
      "Further",
    ]);
  });

  it("keeps the id it is given, makes one of form and name, or one of its own", () => {
    render(
      <Form>
        <Field label="Given" id="given" name="a">
          {(control) => <input {...control} />}
        </Field>
        <Field label="Made" name="b">
          {(control) => <input {...control} />}
        </Field>
        <Field label="Own">{(control) => <input {...control} />}</Field>
      </Form>,
    );
    const ids = screen.getAllByRole("textbox").map(({ id }) => id);
    expect(ids[0]).toBe("given");
    expect(ids[1]).toMatch(/-b$/);
    expect(ids[2]).toBeTruthy();
    expect(new Set(ids).size).toBe(3);
  });
});
