import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Form } from "../Form/index.ts";
import { SubmitButton } from "../SubmitButton/index.ts";
import { FileField, type MultipleFileFieldProps } from "./index.ts";

afterEach(cleanup);
beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
  window.matchMedia ??= (() => ({ addEventListener() {}, removeEventListener() {} })) as never;
});

const schema = v.object({ plans: v.pipe(v.array(v.file()), v.maxLength(1, "One is enough")) });
const make = (name: string) => new File(["12345"], name, { lastModified: 1 });
const a = make("a.pdf");
const b = make("b.pdf");
const c = make("c.pdf");

function Plans({
  language = "en",
  ...props
}: Partial<MultipleFileFieldProps> & { language?: string }) {
  return (
    <AgencyProvider language={language}>
      <FileField label="Plans" name="plans" {...props} multiple />
    </AgencyProvider>
  );
}
const input = () => screen.getByLabelText<HTMLInputElement>(/Plans/);
const getNames = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
const getRemoveButton = (name: string) => screen.getByRole("button", { name: `Remove ${name}` });
const getSaid = () => document.getElementById(input().getAttribute("aria-describedby") ?? "");

describe("FileField for several files", () => {
  it("adds each choice, without repetitions, and tells how many there are", async () => {
    const onValueChange = vi.fn<(files: readonly File[]) => void>();
    render(<Plans onValueChange={onValueChange} />);
    expect(screen.getByText("Choose files").tagName).toBe("LABEL");
    await userEvent.upload(input(), [a, b]);
    await userEvent.upload(input(), [make("b.pdf"), c]);
    expect(getNames()).toEqual(["a.pdf5 byte", "b.pdf5 byte", "c.pdf5 byte"]);
    expect(getSaid()?.textContent).toBe("3 files");
    expect(getSaid()?.getAttribute("aria-live")).toBe("polite");
    expect(screen.getByText("Add files")).toBeTruthy();
    await waitFor(() => {
      const files = onValueChange.mock.lastCall?.[0] ?? [];
      expect(files.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
      // Copies.
      for (const file of files) expect([a, b, c]).not.toContain(file);
    });
  });

  it("removes single files and moves focus to the next, and then to the input", async () => {
    render(<Plans />);
    await userEvent.upload(input(), [a, b, c]);
    getRemoveButton("b.pdf").focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(getRemoveButton("c.pdf"));
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(getRemoveButton("a.pdf"));
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(input());
    expect(input().hasAttribute("aria-describedby")).toBe(false);
  });

  it("leaves files above the limit out and says so, until the next change", async () => {
    const onValueChange = vi.fn<(files: readonly File[]) => void>();
    render(<Plans maxFiles={2} maxCopiedBytes={0} onValueChange={onValueChange} />);
    await userEvent.upload(input(), [a, b, c]);
    expect(onValueChange.mock.lastCall?.[0]).toEqual([a, b]);
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText("No more than 2 files are possible")).toHaveLength(2);
    await userEvent.click(getRemoveButton("a.pdf"));
    expect(input().hasAttribute("aria-invalid")).toBe(false);
  });

  it.each([
    [1, "ملف واحد"],
    [2, "ملفان"],
    [3, "3 ملفات"],
    [11, "11 ملفًا"],
    [100, "100 ملف"],
  ])("counts %i files in Arabic", (count, text) => {
    const files = Array.from({ length: count }, (_, index) => make(`${index}.pdf`));
    render(<Plans language="ar" value={files} />);
    expect(getSaid()?.textContent).toBe(text);
    expect(screen.getAllByRole("button")[0]?.getAttribute("aria-label")).toBe("إزالة 0.pdf");
  });

  it("takes unreadable files out and keeps the others", async () => {
    const bad = make("bad.pdf");
    bad.arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));
    const onReadError = vi.fn();
    render(<Plans onReadError={onReadError} />);
    await userEvent.upload(input(), [a, bad]);
    await waitFor(() => expect(onReadError).toHaveBeenCalledExactlyOnceWith(bad));
    expect(getNames()).toEqual(["a.pdf5 byte"]);
  });

  it("takes several dropped files", () => {
    render(<Plans />);
    fireEvent.drop(input().parentElement as HTMLElement, {
      dataTransfer: { types: ["Files"], files: [a, b] },
    });
    expect(getNames()).toHaveLength(2);
  });

  it("is validated by the form's schema, again when a file is removed", async () => {
    render(
      <AgencyProvider language="en">
        <Form schema={schema} onSubmit={() => {}}>
          <Plans maxCopiedBytes={0} />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </AgencyProvider>,
    );
    await userEvent.upload(input(), [a, b]);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByRole("link", { name: "One is enough" })).toBeTruthy();
    // jsdom has no DataTransfer to change the input's files.
    Object.defineProperty(input(), "files", { value: [a], configurable: true });
    await userEvent.click(getRemoveButton("a.pdf"));
    expect(screen.queryByRole("link")).toBeNull();
  });
});
