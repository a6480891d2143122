// @vitest-environment jsdom
import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { ToastProvider } from "@agency/ui/Toast";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createInstance, type i18n } from "i18next";
import { Activity, type ReactNode, useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import arCareers from "../../locales/ar/careers.json";
import arCommon from "../../locales/ar/common.json";
import arContact from "../../locales/ar/contact.json";
import enCareers from "../../locales/en/careers.json";
import enCommon from "../../locales/en/common.json";
import enContact from "../../locales/en/contact.json";
import type { Language } from "../language.ts";
import { ApplicationForm } from "../pages/careers/ApplicationForm.tsx";
import { ContactForm } from "../pages/contact/ContactForm.tsx";
import { provideSettings } from "../settings.ts";
import { Newsletter } from "../shell/Newsletter.tsx";
import { useLanguage } from "../useLanguage.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { PostedContext, type PostedForm } from "./posted.ts";

const forms = {
  contact: (
    <section id="form">
      <ContactForm />
    </section>
  ),
  application: (
    <section id="apply">
      <ApplicationForm
        positions={[{ _id: "vacancy-a", title: { text: "Engineer", lang: "en" } }]}
        chosen="vacancy-a"
      />
    </section>
  ),
  newsletter: <Newsletter />,
};

/** Hides the page while the next one is on its way, and shows it again. */
let setHidden: (hidden: boolean) => void;

/** The page as it stands in the site, which hides it while the next one takes long. */
function Hideable({ children }: { children: ReactNode }) {
  const [hidden, set] = useState(false);
  useEffect(() => {
    setHidden = set;
  }, []);
  return <Activity mode={hidden ? "hidden" : "visible"}>{children}</Activity>;
}

function Site({ form, posted }: { form: keyof typeof forms; posted: PostedForm | undefined }) {
  return (
    <AgencyProvider language={useLanguage()}>
      <ToastProvider labels={enCommon.toast}>
        <Hideable>
          <PostedContext value={posted}>{forms[form]}</PostedContext>
        </Hideable>
      </ToastProvider>
    </AgencyProvider>
  );
}

interface Visit {
  form: keyof typeof forms;
  address?: string;
  language?: Language;
  posted?: PostedForm;
}

const settings = {
  siteUrl: "http://localhost",
  content: { projectId: "local", dataset: "production" },
  analytics: [],
  retentionDays: 365,
};
beforeEach(() => provideSettings(settings));

let words: i18n;
let root: Root | undefined;
const errors = vi.fn();

/** A page as the server renders it, and what takes it over in the browser. */
async function serve({ form, address = "/contact", language = "en", posted }: Visit) {
  words = createInstance({
    resources: {
      en: { common: enCommon, contact: enContact, careers: enCareers },
      ar: { common: arCommon, contact: arContact, careers: arCareers },
    },
    interpolation: { escapeValue: false },
  });
  await words.use(initReactI18next).init({ lng: language, defaultNS: "common" });
  const page = () => {
    const element = <Site form={form} posted={posted} />;
    const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
    return (
      <I18nextProvider i18n={words}>
        <RouterProvider router={router} />
      </I18nextProvider>
    );
  };
  const html = renderToString(page());
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const container = document.getElementById("root") as HTMLElement;
  return {
    html,
    hydrate: () =>
      act(async () => {
        root = hydrateRoot(container, page(), { onRecoverableError: errors });
      }),
  };
}

const field = (name: string) =>
  document.querySelector(`[name=${name}]`) as HTMLInputElement | HTMLTextAreaElement;

/** An application whose file was chosen before its page is the browser's. */
async function serveWithFile(file: File) {
  // jsdom has none; the field puts the file back into its input by it.
  vi.stubGlobal(
    "DataTransfer",
    class {
      files: File[] = [];
      items = { add: (file: File) => this.files.push(file) };
    },
  );
  const served = await serve({ form: "application", address: "/careers/vacancy-a" });
  const files = { value: [file], writable: true, configurable: true };
  Object.defineProperty(field("resume"), "files", files);
  return served;
}

beforeEach(() => {
  sessionStorage.clear();
  errors.mockReset();
  vi.spyOn(console, "error").mockImplementation(errors);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

const values = {
  firstName: "Layla",
  lastName: "",
  email: "layla@studio",
  phone: "",
  company: "",
  service: "Branding & Design",
  message: "Line one\nLine two",
};
const refused: PostedForm = {
  form: "contact",
  values,
  errors: [
    { field: "lastName", code: "required" },
    { field: "email", code: "email-invalid" },
  ],
};

describe("the server's HTML of a form", () => {
  test.each([
    ["en", "/contact", "/contact"],
    ["ar", "/ar/contact", "/ar/contact"],
  ] as const)("is a whole form in %s", async (language, address, page) => {
    await serve({ form: "contact", address, language });
    const form = document.querySelector("form") as HTMLFormElement;
    expect(form.getAttribute("action")).toBe("/api/contact#form");
    expect(form.method).toBe("post");
    const data = Object.fromEntries(new FormData(form));
    expect(data).toMatchObject({ language, page, consentVersion: "contact-2", remarks: "" });
  });

  test("sends the file of an application along", async () => {
    await serve({ form: "application", address: "/careers/vacancy-a" });
    const form = document.querySelector("form") as HTMLFormElement;
    expect(form.getAttribute("action")).toBe("/api/applications#apply");
    expect(form.enctype).toBe("multipart/form-data");
    expect(new FormData(form).get("jobId")).toBe("vacancy-a");
    expect(new FormData(form).get("page")).toBe("/careers/vacancy-a");
  });

  test("names the list that an address joins", async () => {
    await serve({ form: "newsletter", address: "/blog" });
    const form = document.querySelector("form") as HTMLFormElement;
    expect(form.id).toBe("newsletter");
    expect(form.getAttribute("action")).toBe("/api/newsletter#newsletter");
    expect(form.method).toBe("post");
  });

  test("has what a button brought along", async () => {
    await serve({
      form: "contact",
      address: "/contact?service=products&product=upflyover&about=price&plan=professional",
    });
    expect(field("product").value).toBe("upflyover");
    expect(field("plan").value).toBe("professional");
    expect(field("service").value).toBe("Product Solutions");
    expect(field("message").value).toContain("Professional plan");
  });
});

describe("a plain post that was not taken", () => {
  test.each([
    ["en", "2 fields need another look", "This field is required"],
    ["ar", "حقلان يحتاجان إلى مراجعة", "هذا الحقل مطلوب"],
  ] as const)(
    "shows what was typed and what is wrong, in %s, and is hydrated without a difference",
    async (language, summary, required) => {
      const { hydrate } = await serve({ form: "contact", language, posted: refused });
      const check = () => {
        expect(screen.getByText(summary)).toBeTruthy();
        expect(field("message").value).toBe("Line one\nLine two");
        expect(field("service").value).toBe("Branding & Design");
        expect(field("lastName").getAttribute("aria-invalid")).toBe("true");
        expect(screen.getAllByText(required).length).toBeGreaterThan(0);
      };
      check();
      await hydrate();
      check();
      expect(errors).not.toHaveBeenCalled();
      // From now on it is a draft like any other.
      expect(readDraft("contact")?.values).toMatchObject({ firstName: "Layla" });
    },
  );

  test("is over an older draft, and keeps the id under which it may be stored", async () => {
    writeDraft("contact", { id: "older", values: { message: "Old" }, query: "", tried: false });
    const posted: PostedForm = { ...refused, errors: [], failure: "failure", id: "derived" };
    const { hydrate } = await serve({ form: "contact", posted });
    await hydrate();
    expect(field("message").value).toBe("Line one\nLine two");
    expect(readDraft("contact")).toMatchObject({ id: "derived" });
    expect(screen.getByText("Your message was not sent")).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  test("tells a time of day in the browser alone", async () => {
    const retryAfter = Date.parse("2026-01-01T10:00:00Z");
    const posted: PostedForm = { ...refused, errors: [], failure: "tooMany", retryAfter };
    const { html, hydrate } = await serve({ form: "contact", posted });
    expect(html).toContain("Please wait a little and send it again");
    await hydrate();
    expect(screen.getByText(/Please send it again after/)).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  test.each([
    ["en", "please choose your resume again"],
    ["ar", "يُرجى اختيار السيرة الذاتية من جديد"],
  ] as const)("says in %s that a file has to be chosen again", async (language, again) => {
    const posted: PostedForm = {
      form: "application",
      values: { phone: "", jobId: "vacancy-a" },
      errors: [{ field: "resume", code: "file-type" }],
      fileLost: true,
    };
    const { html, hydrate } = await serve({ form: "application", language, posted });
    expect(html).toContain(again);
    await hydrate();
    expect(errors).not.toHaveBeenCalled();
  });

  test("concerns no other form of the page", async () => {
    const { html } = await serve({ form: "newsletter", posted: refused });
    expect(html).not.toContain("layla@studio");
    const own: PostedForm = {
      form: "newsletter",
      values: { email: "layla@studio" },
      errors: [{ field: "email", code: "email-invalid" }],
    };
    const { hydrate } = await serve({ form: "newsletter", posted: own });
    expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
    await hydrate();
    expect(field("email").value).toBe("layla@studio");
    expect(errors).not.toHaveBeenCalled();
  });
});

describe("a plain post that was stored", () => {
  test.each([
    ["en", "Thank you. We will reply within 24 hours."],
    ["ar", "شكرًا لتواصلك معنا. سنردّ عليك خلال 24 ساعة."],
  ] as const)("is thanked for in %s, with its number", async (language, thanks) => {
    const address = "/contact?sent=ENQ-7K3M-9QXT";
    const { html, hydrate } = await serve({ form: "contact", address, language });
    expect(html).toContain("ENQ-7K3M-9QXT");
    await hydrate();
    expect(screen.getByText(thanks)).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
    expect(screen.queryByText(/@/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /message|رسالة/ }));
    expect(field("message").value).toBe("");
  });

  test.each(["ENQ-7K3M", "APP-7K3M-9QXT", "<b>", "ENQ-7K3M-9QXT-9QXT"])(
    "is not what an address such as ?sent=%s says",
    async (sent) => {
      await serve({ form: "contact", address: `/contact?${new URLSearchParams({ sent })}` });
      expect(screen.queryByText(/Thank you/)).toBeNull();
      expect(field("message")).toBeTruthy();
    },
  );

  test("of the newsletter says so at the form that was sent", async () => {
    const { hydrate } = await serve({
      form: "newsletter",
      address: "/blog?subscribed=newsletter",
    });
    await hydrate();
    expect(screen.getByText("Thank you for subscribing to our newsletter!")).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
    await serve({ form: "newsletter", address: "/gymestry?subscribed=gymestry" });
    expect(screen.queryByText(/Thank you/)).toBeNull();
  });

  test("of the newsletter asks for a confirmation where the site does", async () => {
    provideSettings({ ...settings, newsletterConfirms: true });
    const { hydrate } = await serve({ form: "newsletter", address: "/blog?subscribed=newsletter" });
    await hydrate();
    expect(screen.getByText(/please open the link in the message/)).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });
});

describe("before the page is the browser's", () => {
  test("nothing that was typed or chosen is lost", async () => {
    const { hydrate } = await serve({
      form: "contact",
      address: "/contact?brief=A%20bakery",
    });
    field("firstName").value = "Noor";
    field("message").value = "A bakery, and its van";
    field("service").value = "Digital Marketing";
    field("message").focus();
    await hydrate();
    expect(field("firstName").value).toBe("Noor");
    expect(field("message").value).toBe("A bakery, and its van");
    expect(field("service").value).toBe("Digital Marketing");
    expect(document.activeElement).toBe(field("message"));
    expect(readDraft("contact")?.values).toMatchObject({
      firstName: "Noor",
      message: "A bakery, and its van",
    });
    await userEvent.type(field("message"), "!");
    expect(readDraft("contact")?.values.message).toBe("A bakery, and its van!");
    expect(errors).not.toHaveBeenCalled();
  });

  test.each([
    ["cv.pdf", "Replace file"],
    ["cv.exe", "Supported formats: PDF, DOC, DOCX"],
  ])("a file that was chosen stays, and is looked at: %s", async (name, said) => {
    const file = new File(["%PDF"], name);
    const { hydrate } = await serveWithFile(file);
    await hydrate();
    expect(screen.getAllByText(said).length).toBeGreaterThan(0);
    expect((field("resume") as HTMLInputElement).files?.[0]).toBe(file);
    expect(errors).not.toHaveBeenCalled();
  });

  test("an address that is typed stays, and can be gone on with", async () => {
    const { hydrate } = await serve({ form: "newsletter" });
    field("email").value = "noor@";
    await hydrate();
    expect(field("email").value).toBe("noor@");
    await userEvent.type(field("email"), "example.com");
    expect(field("email").value).toBe("noor@example.com");
    expect(errors).not.toHaveBeenCalled();
  });

  test("a draft is not shown, and afterwards only where nothing was typed", async () => {
    const draft = { id: "older", query: "", tried: false };
    writeDraft("contact", { ...draft, values: { firstName: "Layla", message: "Old" } });
    const { html, hydrate } = await serve({ form: "contact" });
    expect(html).not.toContain("Layla");
    field("message").value = "New";
    field("message").focus();
    await hydrate();
    expect(field("firstName").value).toBe("Layla");
    expect(field("message").value).toBe("New");
    expect(document.activeElement).toBe(field("message"));
    expect(screen.getByText(/Your text is back/)).toBeTruthy();
    expect(readDraft("contact")).toMatchObject({
      id: "older",
      values: { firstName: "Layla", message: "New" },
    });
    expect(errors).not.toHaveBeenCalled();
  });

  test("what nobody typed is no draft", async () => {
    const { hydrate } = await serve({ form: "contact", address: "/contact?service=branding" });
    await hydrate();
    expect(readDraft("contact")).toBeUndefined();
  });
});

test("changing the language keeps what was typed, the file, and where the visitor is", async () => {
  const { hydrate } = await serve({ form: "application", address: "/careers/vacancy-a" });
  await hydrate();
  await userEvent.type(field("firstName"), "Noor");
  await userEvent.upload(field("resume"), new File(["%PDF"], "cv.pdf"));
  await userEvent.type(field("coverLetter"), "Dear");
  await act(async () => void (await words.changeLanguage("ar")));
  expect(screen.getByText("خطاب التقديم")).toBeTruthy();
  expect(field("firstName").value).toBe("Noor");
  expect(field("coverLetter").value).toBe("Dear");
  expect((field("resume") as HTMLInputElement).files?.[0]?.name).toBe("cv.pdf");
  expect(screen.getByText("استبدال الملف")).toBeTruthy();
  expect(document.activeElement).toBe(field("coverLetter"));
  expect(field("language").value).toBe("ar");
});

describe("a page that was hidden, as the visitor went and came back before the next one was there", () => {
  const hideAndShow = async () => {
    await act(async () => setHidden(true));
    await act(async () => setHidden(false));
  };

  test("keeps an address of an older draft, and the draft", async () => {
    const draft = { id: "older", query: "", tried: false };
    writeDraft("newsletter", { ...draft, values: { email: "noor@example.com" } });
    const { hydrate } = await serve({ form: "newsletter" });
    await hydrate();
    await hideAndShow();
    expect(field("email").value).toBe("noor@example.com");
    expect(readDraft("newsletter")?.values.email).toBe("noor@example.com");
  });

  test("keeps what an older draft brought, and what was written since", async () => {
    const draft = { id: "older", query: "", tried: false };
    writeDraft("contact", { ...draft, values: { firstName: "Layla", message: "Old" } });
    const { hydrate } = await serve({ form: "contact" });
    await hydrate();
    await userEvent.type(field("message"), " and new");
    await hideAndShow();
    expect(field("firstName").value).toBe("Layla");
    expect(field("message").value).toBe("Old and new");
    expect(readDraft("contact")?.values).toMatchObject({
      firstName: "Layla",
      message: "Old and new",
    });
  });

  test("keeps the file that was chosen last", async () => {
    const { hydrate } = await serveWithFile(new File(["%PDF"], "first.pdf"));
    const resume = field("resume") as HTMLInputElement;
    await hydrate();
    fireEvent.change(resume, { target: { files: [new File(["%PDF"], "second.pdf")] } });
    await hideAndShow();
    expect(resume.files?.[0]?.name).toBe("second.pdf");
  });
});
