import type { PostedForm } from "@agency/server/forms/posted";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readDraft, writeDraft } from "../../src/forms/draft.ts";
import { getField, serve as render, setHidden } from "./fixtures.tsx";

const errors = vi.fn();
const serve = (visit: Parameters<typeof render>[0] = {}) => render(visit, errors);

beforeEach(() => {
  sessionStorage.clear();
  errors.mockReset();
  vi.spyOn(console, "error").mockImplementation(errors);
});
afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const older = { id: "older", query: "", tried: false };
const values = { firstName: "", email: "layla@studio", topic: "price", message: "One\nTwo" };
const rejected: PostedForm = {
  form: "contact",
  values,
  errors: [
    { field: "firstName", code: "required" },
    { field: "email", code: "email-invalid" },
  ],
};

test("the server's HTML posts the form without a script", () => {
  serve({ initialValues: { message: "Prefilled" } });
  const form = document.querySelector("form") as HTMLFormElement;
  expect(form.getAttribute("action")).toBe("/api/contact#contact");
  expect(form.method).toBe("post");
  expect(form.enctype).toBe("multipart/form-data");
  const data = Object.fromEntries(new FormData(form));
  expect(data).toMatchObject({ language: "en", remarks: "", message: "Prefilled" });
  expect(data).not.toHaveProperty("product");
});

describe("a rejected post without a script", () => {
  test("keeps values and errors, and becomes a draft", async () => {
    const { hydrate } = serve({ posted: rejected });
    const check = () => {
      expect(getField("message").value).toBe("One\nTwo");
      expect(getField("topic").value).toBe("price");
      expect(screen.getByText("firstName: required")).toBeTruthy();
    };
    check();
    await hydrate();
    check();
    expect(readDraft("contact")?.values).toMatchObject({ email: "layla@studio" });
  });

  test("replaces an older draft, and keeps the id it may be stored under", async () => {
    writeDraft("contact", { ...older, values: { message: "Old" } });
    const posted: PostedForm = { ...rejected, errors: [], failure: "failure", id: "derived" };
    await serve({ posted }).hydrate();
    expect(getField("message").value).toBe("One\nTwo");
    expect(readDraft("contact")).toMatchObject({ id: "derived" });
    expect(screen.getByText("Failed: failure soon")).toBeTruthy();
  });

  test("has a time of the next attempt after hydration only", async () => {
    const retryAfter = Date.parse("2026-01-01T10:00:00Z");
    const posted: PostedForm = { ...rejected, errors: [], failure: "tooMany", retryAfter };
    const { html, hydrate } = serve({ posted });
    expect(html).toContain("Failed: tooMany soon");
    await hydrate();
    expect(screen.getByText("Failed: tooMany 2026-01-01T10:00:00.000Z")).toBeTruthy();
  });

  test("asks for its file again", async () => {
    const { html, hydrate } = serve({ posted: { ...rejected, fileLost: true } });
    expect(html).toContain("Choose the file again");
    await hydrate();
  });

  test("concerns no other form of the page", async () => {
    expect(serve({ form: "newsletter", posted: rejected }).html).not.toContain("layla@studio");
    const { email } = values;
    const own: PostedForm = {
      form: "newsletter",
      values: { email },
      errors: [{ field: "email", code: "email-invalid" }],
    };
    const { hydrate } = serve({ form: "newsletter", posted: own });
    expect(screen.getByText("Error email")).toBeTruthy();
    await hydrate();
    expect(getField("email").value).toBe(email);
  });
});

test("the result of a post without a script gives way to an empty form", async () => {
  await serve({ result: { reference: "ENQ-7K3M-9QXT" } }).hydrate();
  await userEvent.click(screen.getByText("Sent ENQ-7K3M-9QXT"));
  expect(getField("message").value).toBe("");
});

describe("before hydration", () => {
  test("typed and chosen values are kept", async () => {
    const { hydrate } = serve({ initialValues: { message: "A bakery" } });
    getField("firstName").value = "Noor";
    getField("message").value = "A bakery, and its van";
    getField("topic").value = "price";
    getField("message").focus();
    await hydrate();
    const typed = { firstName: "Noor", message: "A bakery, and its van", topic: "price" };
    for (const [name, value] of Object.entries(typed)) expect(getField(name).value).toBe(value);
    expect(document.activeElement).toBe(getField("message"));
    expect(readDraft("contact")?.values).toMatchObject(typed);
    await userEvent.type(getField("message"), "!");
    expect(readDraft("contact")?.values.message).toBe("A bakery, and its van!");
  });

  test.each([
    ["cv.pdf", "File cv.pdf"],
    ["cv.exe", "resume: file-type"],
  ])("a chosen file is kept and checked: %s", async (name, text) => {
    await serve({ chosen: new File(["%PDF"], name) }).hydrate();
    expect(screen.getByText(text)).toBeTruthy();
  });

  test("an empty file is rejected at once", async () => {
    await serve({ chosen: new File([], "cv.pdf") }).hydrate();
    expect(screen.getByText("resume: file-empty")).toBeTruthy();
  });

  test("a typed address is kept", async () => {
    const { hydrate } = serve({ form: "newsletter" });
    getField("email").value = "noor@";
    await hydrate();
    expect(getField("email").value).toBe("noor@");
    await userEvent.type(getField("email"), "example.com");
    expect(getField("email").value).toBe("noor@example.com");
  });

  test("a draft is not shown, and afterwards only below typed values", async () => {
    writeDraft("contact", { ...older, values: { firstName: "Layla", message: "Old" } });
    const { html, hydrate } = serve();
    expect(html).not.toContain("Layla");
    getField("message").value = "New";
    getField("message").focus();
    await hydrate();
    expect(getField("firstName").value).toBe("Layla");
    expect(getField("message").value).toBe("New");
    expect(document.activeElement).toBe(getField("message"));
    expect(screen.getByText("Restored")).toBeTruthy();
    expect(readDraft("contact")).toMatchObject({
      id: "older",
      values: { firstName: "Layla", message: "New" },
    });
  });

  test("prefilled values are no draft", async () => {
    await serve({ initialValues: { message: "Prefilled" } }).hydrate();
    expect(readDraft("contact")).toBeUndefined();
  });
});

describe("a file", () => {
  const choose = (...names: string[]) =>
    act(async () => {
      for (const name of names)
        fireEvent.change(getField("resume"), { target: { files: [new File(["x"], name)] } });
    });

  test("has the error of the last one chosen", async () => {
    await serve().hydrate();
    await choose("cv.exe");
    expect(screen.getByText("resume: file-type")).toBeTruthy();
    await choose("cv.exe", "cv.pdf");
    expect(screen.queryByText("resume: file-type")).toBeNull();
  });

  test("that cannot be read is asked for again, and the next one is taken", async () => {
    await serve().hydrate();
    await userEvent.click(screen.getByText("Unreadable"));
    expect(screen.getByText("resume: file-unreadable")).toBeTruthy();
    await choose("cv.pdf");
    expect(screen.queryByText("resume: file-unreadable")).toBeNull();
  });
});

test("an error stays until the pointer is up, so that the pressed button does not move", async () => {
  const posted = { ...rejected, values: { ...values, email: "layla@studio.example" } };
  await serve({ posted }).hydrate();
  const findError = () => screen.queryByText("email: email-invalid");
  const wait = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  fireEvent.pointerDown(getField("message"));
  fireEvent.blur(getField("email"));
  await wait();
  expect(findError()).toBeTruthy();
  fireEvent.pointerUp(document);
  await vi.waitFor(async () => {
    await wait();
    expect(findError()).toBeNull();
  });
});

describe("a form hidden and shown again while the next page loads", () => {
  const hideAndShow = async () => {
    await act(async () => setHidden(true));
    await act(async () => setHidden(false));
  };

  test("keeps a restored address and its draft", async () => {
    writeDraft("newsletter", { ...older, values: { email: "noor@example.com" } });
    await serve({ form: "newsletter" }).hydrate();
    await hideAndShow();
    expect(getField("email").value).toBe("noor@example.com");
    expect(readDraft("newsletter")?.values.email).toBe("noor@example.com");
  });

  test("keeps restored values, and those typed since", async () => {
    writeDraft("contact", { ...older, values: { firstName: "Layla", message: "Old" } });
    await serve().hydrate();
    await userEvent.type(getField("message"), " and new");
    await hideAndShow();
    expect(getField("firstName").value).toBe("Layla");
    expect(getField("message").value).toBe("Old and new");
    expect(readDraft("contact")?.values).toMatchObject({
      firstName: "Layla",
      message: "Old and new",
    });
  });

  test("keeps the file that was chosen last", async () => {
    await serve({ chosen: new File(["%PDF"], "first.pdf") }).hydrate();
    const files = [new File(["%PDF"], "second.pdf")];
    fireEvent.change(getField("resume"), { target: { files } });
    await hideAndShow();
    expect(screen.getByText("File second.pdf")).toBeTruthy();
  });
});
