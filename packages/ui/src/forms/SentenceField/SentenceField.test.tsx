// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Form } from "../Form/index.ts";
import { Sentence, SentenceField } from "./SentenceField.tsx";

afterEach(cleanup);

const stages = [
  { value: "plan", label: "a plan" },
  { value: "name", label: "a name" },
];

it("sends what stands in its gaps", () => {
  const chosen = vi.fn();
  render(
    <Form aria-label="Enquiry">
      <Sentence>
        It is <SentenceField label="Stage" name="stage" options={stages} onValueChange={chosen} />,
        and I am <SentenceField label="First name" name="firstName" placeholder="your name" />.{" "}
        <SentenceField label="Message" name="message" type="lines" defaultValue="a design" />
      </Sentence>
    </Form>,
  );
  fireEvent.change(screen.getByRole("combobox", { name: "Stage" }), { target: { value: "name" } });
  fireEvent.change(screen.getByRole("textbox", { name: "First name" }), {
    target: { value: "Noor" },
  });
  expect(chosen).toHaveBeenCalledWith("name");
  const form = screen.getByRole<HTMLFormElement>("form");
  expect(Object.fromEntries(new FormData(form))).toEqual({
    stage: "name",
    firstName: "Noor",
    message: "a design",
  });
});

it("ties what is wrong to its gap", () => {
  render(
    <Form errors={{ email: "No address" }}>
      <Sentence>
        Write to <SentenceField label="Email" name="email" type="email" />.
      </Sentence>
    </Form>,
  );
  const field = screen.getByRole("textbox", { name: "Email" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.getAttribute("dir")).toBe("ltr");
  const id = field.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toBe("No address");
});
