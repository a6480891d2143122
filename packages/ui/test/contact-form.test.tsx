import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactPage } from "../docs/code/ContactPage.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => userEvent.click(screen.getByRole("button", { name: "إرسال الرسالة" }));

async function fill() {
  await userEvent.type(field("اسمك"), "مريم حدّاد");
  await userEvent.type(field("بريدك الإلكتروني"), "mariam@example.com");
  await userEvent.selectOptions(screen.getByRole("combobox"), "تطبيق");
  await userEvent.type(field("الرسالة"), "نبحث عن فريق لتطبيق جديد");
}

describe("the contact form of the guide", () => {
  it("summarizes its errors in Arabic and focuses the first field", async () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    render(<ContactPage />);
    await userEvent.upload(
      screen.getByLabelText(/ملف/),
      new File([new Uint8Array(5_000_001)], "plan.pdf"),
    );
    await send();
    expect(screen.getByText("5 حقول تحتاج إلى مراجعة")).toBeTruthy();
    expect(document.activeElement).toBe(field("اسمك"));
    expect(within(screen.getByRole("list")).getAllByRole("link")).toHaveLength(5);
    await userEvent.click(screen.getByRole("button", { name: "إزالة الملف" }));
    await fill();
    expect(screen.queryAllByRole("link")).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("posts the values once, shows a toast and keeps the values", async () => {
    const fetch = vi.fn(async (_: string, { body }: { body: FormData }) => ({
      ok: body.get("topic") === "تطبيق",
    }));
    vi.stubGlobal("fetch", fetch);
    render(<ContactPage />);
    await fill();
    await send();
    await waitFor(() => expect(screen.getByText(/^تم بنجاح تم إرسال رسالتك/)).toBeTruthy());
    expect(fetch).toHaveBeenCalledOnce();
    expect(field("اسمك").value).toBe("مريم حدّاد");

    await userEvent.selectOptions(screen.getByRole("combobox"), "هوية بصرية");
    await send();
    await waitFor(() => expect(screen.getByText(/^خطأ تعذّر الإرسال/)).toBeTruthy());
  });
});
