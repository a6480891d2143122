import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useActionState } from "react";
import { useFormStatus } from "react-dom";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { SubmitButton } from "../SubmitButton/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form } from "./index.ts";

afterEach(cleanup);
beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
  window.matchMedia ??= (() => ({ addEventListener() {}, removeEventListener() {} })) as never;
});

const schema = v.object({ email: v.pipe(v.string(), v.email("Not an address")) });
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });

function Status() {
  return <output>{useFormStatus().pending ? "pending" : "idle"}</output>;
}

function Signup({ save }: { save: (data: FormData) => Promise<Record<string, string>> }) {
  const [errors, action] = useActionState(
    (_: Record<string, string>, data: FormData) => save(data),
    {},
  );
  return (
    <AgencyProvider language="en">
      <Form action={action} schema={schema} errors={errors}>
        <TextField label="Email" name="email" />
        <SubmitButton name="intent" value="signup">
          Send
        </SubmitButton>
        <Status />
      </Form>
    </AgencyProvider>
  );
}

describe("Form with a React action", () => {
  it("validates first, is busy during the action, and keeps its values", async () => {
    const { promise, resolve } = Promise.withResolvers<Record<string, string>>();
    const save = vi.fn((_: FormData) => promise);
    render(<Signup save={save} />);
    const button = screen.getByRole("button");
    await userEvent.type(email(), "mariam");
    await userEvent.click(button);
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(email());

    await userEvent.type(email(), "@example.com");
    await userEvent.dblClick(button);
    expect(save).toHaveBeenCalledOnce();
    expect([...(save.mock.lastCall?.[0] ?? [])]).toEqual([
      ["email", "mariam@example.com"],
      ["intent", "signup"],
    ]);
    expect(button.textContent).toBe("Sending...");
    expect(screen.getByText("pending")).toBeTruthy();

    resolve({ email: "Already used" });
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(screen.getByText("idle")).toBeTruthy();
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(email().value).toBe("mariam@example.com");
    expect(button.textContent).toBe("Send");
  });

  it("needs no schema", async () => {
    const action = vi.fn();
    render(
      <Form action={action}>
        <TextField label="Email" name="email" defaultValue="a" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(action).toHaveBeenCalledExactlyOnceWith(expect.any(FormData));
    expect(email().value).toBe("a");
  });
});
