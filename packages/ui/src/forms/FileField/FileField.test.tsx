// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Form } from "../Form/index.ts";
import { FileName } from "./FileName.tsx";
import { FileField, type FileFieldProps } from "./index.ts";

afterEach(cleanup);

const labels = { choose: "Choose file", replace: "Replace file", remove: "Remove file" };
const pdf = (name = "cv.pdf") => new File(["12345"], name, { type: "application/pdf" });

const Resume = (props: Partial<FileFieldProps>) => (
  <FileField
    label="Resume"
    name="resume"
    description="PDF"
    labels={labels}
    formatSize={(bytes) => `${bytes} B`}
    {...props}
  />
);
const input = () => screen.getByLabelText<HTMLInputElement>(/Resume/);
const described = () =>
  (input().getAttribute("aria-describedby")?.split(" ") ?? []).map(
    (id) => document.getElementById(id)?.textContent,
  );

describe("FileField", () => {
  it("shows and describes the chosen file, and has it in its input", async () => {
    const onValueChange = vi.fn();
    render(<Resume errorMessage="Too large" onValueChange={onValueChange} />);
    expect(described()).toEqual(["Too large", "PDF"]);
    const file = pdf();
    await userEvent.upload(input(), file);
    expect(onValueChange.mock.calls[0]?.[0]).toBe(file);
    expect(described()).toEqual(["Too large", "PDF", "cv.pdf5 B"]);
    const said = [...document.querySelectorAll("[aria-live]")].map((one) => one.textContent);
    expect(said).toEqual(["Too large", "cv.pdf5 B"]);
    expect(input().files?.[0]).toBe(file);
    expect(screen.getByText("Replace file").tagName).toBe("LABEL");
  });

  it("replaces the chosen file with a copy in memory", async () => {
    const onValueChange = vi.fn<(file: File | null) => void>();
    render(<Resume onValueChange={onValueChange} />);
    const file = pdf();
    await userEvent.upload(input(), file);
    await waitFor(() => expect(onValueChange).toHaveBeenCalledTimes(2));
    const copy = onValueChange.mock.lastCall?.[0] as File;
    expect(copy).not.toBe(file);
    expect(copy).toMatchObject({ name: "cv.pdf", type: file.type, size: file.size });
    expect(await copy.text()).toBe("12345");
  });

  it("does not copy a file above the limit", async () => {
    const onValueChange = vi.fn();
    const file = pdf();
    const read = vi.spyOn(file, "arrayBuffer");
    render(<Resume maxCopiedBytes={4} onValueChange={onValueChange} />);
    await userEvent.upload(input(), file);
    expect(read).not.toHaveBeenCalled();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(file);
  });

  it("takes an unreadable file out and reports it", async () => {
    const onValueChange = vi.fn();
    const onReadError = vi.fn();
    const file = pdf();
    file.arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));
    render(<Resume onValueChange={onValueChange} onReadError={onReadError} />);
    await userEvent.upload(input(), file);
    await waitFor(() => expect(onReadError).toHaveBeenCalledExactlyOnceWith(file));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(screen.queryByText("Replace file")).toBeNull();
  });

  it("keeps a file chosen while an earlier one is read", async () => {
    const onReadError = vi.fn();
    const first = pdf("first.pdf");
    let reject = () => {};
    first.arrayBuffer = () =>
      new Promise((_, fail) => {
        reject = () => fail(new DOMException("", "NotReadableError"));
      });
    render(<Resume onReadError={onReadError} />);
    await userEvent.upload(input(), first);
    await userEvent.upload(input(), pdf("second.pdf"));
    await act(async () => reject());
    expect(screen.getByText("second")).toBeTruthy();
    expect(onReadError).not.toHaveBeenCalled();
  });

  it("takes the file out and gives focus back to the input", async () => {
    const onValueChange = vi.fn();
    render(<Resume onValueChange={onValueChange} />);
    await userEvent.upload(input(), pdf());
    await userEvent.click(screen.getByRole("button", { name: "Remove file" }));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(input().files).toHaveLength(0);
    expect(document.activeElement).toBe(input());
    expect(screen.queryByText("cv.pdf")).toBeNull();
  });

  it("lets its caller refuse a file", async () => {
    render(<Resume value={null} />);
    await userEvent.upload(input(), pdf());
    expect(input().files).toHaveLength(0);
    expect(screen.queryByText("Replace file")).toBeNull();
  });

  it("cannot be changed while it is being sent", () => {
    render(<Resume progress={0.4} progressLabel="Uploading..." />);
    const progress = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Uploading..." });
    expect(progress.value).toBe(0.4);
    expect(input().getAttribute("aria-disabled")).toBe("true");
    expect(fireEvent.click(input())).toBe(false);
    expect(screen.queryByText("Choose file")).toBeNull();
  });

  it("cannot be changed while it is disabled: not by dropping, and it says so", async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Resume />);
    await userEvent.upload(input(), pdf());
    rerender(<Resume onValueChange={onValueChange} disabled />);
    expect(input().disabled).toBe(true);
    const remove = screen.getByRole("button", { name: "Remove file" });
    expect(remove.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(remove);
    fireEvent.drop(input().parentElement as HTMLElement, {
      dataTransfer: { types: ["Files"], files: [pdf("other.pdf")] },
    });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("says while its form is busy that the file cannot be taken out", async () => {
    const form = (busy: boolean) => (
      <Form busy={busy}>
        <Resume />
      </Form>
    );
    const { rerender } = render(form(false));
    await userEvent.upload(input(), pdf());
    rerender(form(true));
    const remove = screen.getByRole("button", { name: "Remove file" });
    expect(remove.getAttribute("aria-disabled")).toBe("true");
  });

  it("is empty after its form is reset", async () => {
    const onValueChange = vi.fn();
    render(
      <form>
        <Resume onValueChange={onValueChange} />
      </form>,
    );
    const { form } = input();
    await userEvent.upload(input(), pdf());
    const refuse = (event: Event) => event.preventDefault();
    form?.addEventListener("reset", refuse);
    act(() => form?.reset());
    expect(screen.queryByText("Replace file")).not.toBeNull();
    form?.removeEventListener("reset", refuse);
    act(() => form?.reset());
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(screen.queryByText("Replace file")).toBeNull();
    expect(input().files).toHaveLength(0);
  });

  it("calls a ref once, not with every render", () => {
    const ref = vi.fn();
    const { rerender } = render(<Resume ref={ref} />);
    rerender(<Resume ref={ref} errorMessage="Too large" />);
    expect(ref).toHaveBeenCalledExactlyOnceWith(input());
  });

  it("leaves text that is dragged over it to the browser", () => {
    const { container } = render(<Resume />);
    const box = container.querySelector("input")?.parentElement as HTMLElement;
    const dataTransfer = { types: ["text/plain"], files: [] };
    expect(fireEvent.dragOver(box, { dataTransfer })).toBe(true);
    expect(fireEvent.dragOver(box, { dataTransfer: { types: ["Files"], files: [] } })).toBe(false);
  });

  describe("with a file dragged beside it", () => {
    const dataTransfer = () => ({ types: ["Files"], files: [pdf("dropped.pdf")], dropEffect: "" });

    it("does not let the page be replaced", () => {
      const { unmount } = render(<Resume />);
      const dragged = dataTransfer();
      expect(fireEvent.dragOver(document.body, { dataTransfer: dragged })).toBe(false);
      expect(dragged.dropEffect).toBe("none");
      expect(fireEvent.drop(document.body, { dataTransfer: dragged })).toBe(false);
      expect(screen.queryByText("dropped")).toBeNull();
      unmount();
      expect(fireEvent.dragOver(document.body, { dataTransfer: dragged })).toBe(true);
    });

    it("takes a file dropped on its form", () => {
      render(
        <form>
          <p>Beside</p>
          <Resume />
        </form>,
      );
      fireEvent.drop(screen.getByText("Beside"), { dataTransfer: dataTransfer() });
      expect(screen.getByText("dropped")).toBeTruthy();
    });

    it("takes none if its form has another file field", () => {
      render(
        <form>
          <p>Beside</p>
          <Resume />
          <Resume label="Portfolio" />
        </form>,
      );
      fireEvent.drop(screen.getByText("Beside"), { dataTransfer: dataTransfer() });
      expect(screen.queryByText("dropped")).toBeNull();
    });

    it("leaves it to another drop zone", () => {
      render(
        <form>
          <p onDrop={(event) => event.preventDefault()}>Zone</p>
          <Resume />
        </form>,
      );
      fireEvent.drop(screen.getByText("Zone"), { dataTransfer: dataTransfer() });
      expect(screen.queryByText("dropped")).toBeNull();
    });
  });

  it.each([
    ["en", 999, "999 byte"],
    ["en", 1_440_000, "1.4 MB"],
    ["ar", 12_000, /^12 ./],
  ])("formats sizes in the language %s by default", async (language, size, text) => {
    const file = Object.defineProperty(pdf(), "size", { value: size });
    render(
      <AgencyProvider language={language}>
        <FileField label="Resume" labels={labels} value={file} />
      </AgencyProvider>,
    );
    expect(screen.getByText(text)).toBeTruthy();
  });

  it("gives its input to a ref", () => {
    const ref = createRef<HTMLInputElement>();
    render(<Resume ref={ref} />);
    expect(ref.current).toBe(input());
  });

  it("has its texts in the page's language, and requires a label", () => {
    render(
      <AgencyProvider language="ar">
        <FileField label="السيرة الذاتية" value={pdf()} />
      </AgencyProvider>,
    );
    expect(screen.getByRole("button", { name: "إزالة الملف" })).toBeTruthy();
    expect(screen.getByText("استبدال الملف")).toBeTruthy();
    // @ts-expect-error no label
    <FileField name="resume" />;
    // @ts-expect-error one file
    <FileField label="R" value={[]} />;
    // @ts-expect-error several files
    <FileField label="R" multiple value={null} />;
  });
});

describe("FileName", () => {
  it("keeps the extension apart and drops marks that turn its order", () => {
    const { container } = render(<FileName name={"سيرة\u202Efdp.exe"} />);
    const [stem, extension] = container.firstElementChild?.children ?? [];
    expect(stem?.textContent).toBe("سيرةfdp");
    expect(extension?.textContent).toBe(".exe");
  });

  it.each([".env", "resume"])("shows %s whole", (name) => {
    const { container } = render(<FileName name={name} />);
    expect(container.textContent).toBe(name);
  });
});
