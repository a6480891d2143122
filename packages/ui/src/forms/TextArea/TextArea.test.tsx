// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TextArea } from "./TextArea.tsx";

afterEach(cleanup);

const limit = { characters: 20, counter: (left: number) => `${left} characters left` };
const live = () => screen.getByText(/characters left/).getAttribute("aria-live");

describe("TextArea", () => {
  it("describes itself with the hint and what is left of the limit", () => {
    render(<TextArea label="Message" description="Briefly" limit={limit} defaultValue="Hi" />);
    const area = screen.getByRole("textbox", { name: "Message" });
    const description = document.getElementById(area.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("Briefly18 characters left");
  });

  it("counts without cutting off, and speaks near the limit alone", async () => {
    const onChange = vi.fn();
    render(<TextArea label="Message" limit={limit} onChange={onChange} />);
    const area = screen.getByRole<HTMLTextAreaElement>("textbox");
    await userEvent.type(area, "a".repeat(17));
    expect(live()).toBe("off");
    await userEvent.type(area, "a");
    expect(live()).toBe("polite");
    await userEvent.type(area, "aaa");
    expect(screen.getByText("-1 characters left")).toBeTruthy();
    expect(area.value).toHaveLength(21);
    expect(onChange).toHaveBeenCalledTimes(21);
  });

  it("counts by a template, which a server component can pass", () => {
    const counted = { characters: 20, counter: "{n} characters left" };
    render(<TextArea label="Message" limit={counted} defaultValue="Hi" />);
    expect(screen.getByText("18 characters left")).toBeTruthy();
  });

  it("counts the value its caller holds", () => {
    const { rerender } = render(<TextArea label="M" limit={limit} value="four" />);
    expect(screen.getByText("16 characters left")).toBeTruthy();
    rerender(<TextArea label="M" limit={limit} value="" />);
    expect(screen.getByText("20 characters left")).toBeTruthy();
  });

  it("counts anew after its form is reset, and gives its element to a ref", async () => {
    const ref = createRef<HTMLTextAreaElement>();
    render(
      <form>
        <TextArea ref={ref} label="Message" limit={limit} defaultValue="Hi" />
      </form>,
    );
    const area = screen.getByRole("textbox");
    expect(ref.current).toBe(area);
    await userEvent.type(area, " there");
    expect(screen.getByText("12 characters left")).toBeTruthy();
    act(() => ref.current?.form?.reset());
    expect(screen.getByText("18 characters left")).toBeTruthy();
  });

  it("takes a limit with its counter alone", () => {
    // @ts-expect-error a counter is required
    <TextArea label="Message" limit={{ characters: 20 }} />;
    // @ts-expect-error a label is required
    <TextArea />;
  });
});
