import { PostedFormContext } from "@agency/client/forms/PostedFormContext";
import { useLanguage } from "@agency/client/navigation";
import { provideSettings } from "@agency/client/settings";
import type { Language } from "@agency/content/language";
import type { PostedForm } from "@agency/server/forms/posted";
import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { ToastProvider } from "@agency/ui/ToastProvider";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createInstance, type i18n } from "i18next";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import arCareers from "../../locales/ar/careers.json";
import arCommon from "../../locales/ar/common.json";
import arContact from "../../locales/ar/contact.json";
import enCareers from "../../locales/en/careers.json";
import enCommon from "../../locales/en/common.json";
import enContact from "../../locales/en/contact.json";
import { ApplicationForm } from "../pages/careers/ApplicationForm.tsx";
import { ContactForm } from "../pages/contact/ContactForm.tsx";
import { Newsletter } from "../shell/Newsletter.tsx";

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

function Site({ form, posted }: { form: keyof typeof forms; posted: PostedForm | undefined }) {
  return (
    <AgencyProvider language={useLanguage()}>
      <ToastProvider labels={enCommon.toast}>
        <PostedFormContext value={posted}>{forms[form]}</PostedFormContext>
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
const errors = vi.fn();

/** Returns the server's HTML and a function that hydrates it. */
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
  const hydrate = () =>
    act(async () => {
      const root = hydrateRoot(container, page(), { onRecoverableError: errors });
      onTestFinished(() => act(async () => root.unmount()));
    });
  return { html, hydrate };
}

const field = (name: string) =>
  document.querySelector(`[name=${name}]`) as HTMLInputElement | HTMLTextAreaElement;

beforeEach(() => {
  sessionStorage.clear();
  errors.mockReset();
  vi.spyOn(console, "error").mockImplementation(errors);
});
afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
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
    ["contact", "en", "/contact", "/api/contact#form", { consentVersion: "contact-3" }],
    ["contact", "ar", "/ar/contact", "/api/contact#form", { consentVersion: "contact-3" }],
    ["application", "en", "/careers/vacancy-a", "/api/applications#apply", { jobId: "vacancy-a" }],
    ["newsletter", "en", "/blog", "/api/newsletter#newsletter", {}],
  ] as const)("is a whole form: %s in %s", async (form, language, page, action, values) => {
    await serve({ form, address: page, language });
    const element = document.querySelector("form") as HTMLFormElement;
    expect(element.getAttribute("action")).toBe(action);
    expect(element.closest(`#${action.split("#")[1]}`)).toBeTruthy();
    expect(element.method).toBe("post");
    expect(element.enctype === "multipart/form-data").toBe(form === "application");
    const data = Object.fromEntries(new FormData(element));
    expect(data).toMatchObject({ language, page, remarks: "", ...values });
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
    ["en", "Please check 2 fields", "This field is required"],
    ["ar", "يُرجى مراجعة حقلين", "هذا الحقل مطلوب"],
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
    },
  );

  test("tells a time of day in the browser alone", async () => {
    const retryAfter = Date.parse("2026-01-01T10:00:00Z");
    const posted: PostedForm = { ...refused, errors: [], failure: "tooMany", retryAfter };
    const { html, hydrate } = await serve({ form: "contact", posted });
    expect(html).toContain("Please send it again in ten minutes");
    await hydrate();
    expect(screen.getByText(/Please send it again after/)).toBeTruthy();
  });

  test.each([
    ["en", "please choose your CV again"],
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
  });
});

describe("a plain post that was stored", () => {
  test.each([
    ["en", "Thank you. We’ll reply within 24 hours."],
    ["ar", "شكرًا لتواصلك معنا. سنردّ عليك خلال 24 ساعة."],
  ] as const)("is thanked for in %s, with its number", async (language, thanks) => {
    const address = "/contact?sent=ENQ-7K3M-9QXT";
    const { html, hydrate } = await serve({ form: "contact", address, language });
    expect(html).toContain("ENQ-7K3M-9QXT");
    await hydrate();
    expect(screen.getByText(thanks)).toBeTruthy();
    expect(screen.queryByText(/@/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /message|رسالة/ }));
    expect(field("message").value).toBe("");
  });

  test("of the newsletter says so at the form that was sent", async () => {
    const { hydrate } = await serve({
      form: "newsletter",
      address: "/blog?subscribed=newsletter",
    });
    await hydrate();
    expect(screen.getByText("Thank you for subscribing to our newsletter!")).toBeTruthy();
  });

  test("of the newsletter asks for a confirmation where the site does", async () => {
    provideSettings({ ...settings, newsletterConfirms: true });
    const { hydrate } = await serve({ form: "newsletter", address: "/blog?subscribed=newsletter" });
    await hydrate();
    expect(screen.getByText(/Open the link in the email/)).toBeTruthy();
  });
});

test.each([
  [
    "contact",
    { firstName: "Noor", service: "Digital Marketing", message: "A bakery, and its van" },
  ],
  ["newsletter", { email: "noor@" }],
] as const)("input before hydration is kept: %s", async (form, typed) => {
  const { hydrate } = await serve({ form, address: "/contact?brief=A%20bakery" });
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  await hydrate();
  for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value);
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
