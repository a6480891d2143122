import { createInstance, type TFunction } from "i18next";
import { expect, test } from "vitest";
import ar from "../../../locales/ar/contact.json";
import en from "../../../locales/en/contact.json";
import { getProductContactPath } from "../../contactPaths.ts";
import { readPrefill, removeFormResult, removeOrigin } from "./prefill.ts";

const words = createInstance({
  resources: { en: { contact: en }, ar: { contact: ar } },
  interpolation: { escapeValue: false },
});
await words.init({ lng: "en" });

const of = (query: string, language = "en") =>
  readPrefill(
    new URLSearchParams(query),
    words.getFixedT(language, "contact") as unknown as TFunction<"contact">,
  );

const plain = (text: string | undefined) => text?.replace(/[\u2066\u2069]/g, "");

test("an address brings a service and a line along", () => {
  expect(of("service=branding&brief=%20A%20bakery%20").initial).toEqual({
    service: "Branding & Design",
    message: "A bakery",
  });
  expect(of("service=toString").initial.service).toBe("");
});

test("a case study that an address comes from goes along", () => {
  expect(of("service=branding&case=quay").initial).toEqual({
    service: "Branding & Design",
    message: "",
    caseStudy: "quay",
  });
  expect(of("case=/quay").initial).toEqual({ service: "", message: "" });
  const draft = { message: "A tea house", product: "rendre" };
  expect(of("case=quay").merge(draft)).toEqual({ message: "A tea house", caseStudy: "quay" });
});

test("how far the idea has got goes along, where it is a station", () => {
  expect(of("station=name").initial).toEqual({ service: "", message: "", station: "name" });
  expect(of("station=moon").initial).toEqual({ service: "", message: "" });
  const draft = { message: "A tea house", station: "plan" };
  expect(of("station=launch").merge(draft)).toEqual({ message: "A tea house", station: "launch" });
  expect(removeOrigin(new URLSearchParams("station=name&service=branding"))).toBe(
    "service=branding",
  );
});

test("an address without where the enquiry comes from keeps all else", () => {
  const search = new URLSearchParams("service=products&product=rendre&about=price&brief=a");
  expect(removeOrigin(search)).toBe("service=products&brief=a");
});

test("what an address brings comes beside an older draft", () => {
  const draft = { firstName: "Noor", service: "Other Services", message: "A tea house" };
  expect(of("").merge(draft)).toEqual(draft);
  expect(of("service=branding&brief=A bakery").merge(draft)).toEqual({
    firstName: "Noor",
    service: "Branding & Design",
    message: "A tea house\n\nA bakery",
  });
  expect(of("brief=tea").merge(draft).message).toBe("A tea house");
});

test.each([
  [
    "gymestry",
    "price",
    undefined,
    "I’d like to know the prices of Gymestry.",
    "أودّ معرفة أسعار منصة Gymestry.",
  ],
  [
    "gymestry",
    "setup",
    undefined,
    "I’d like to set up our gym on Gymestry.",
    "أودّ تسجيل صالتنا في منصة Gymestry.",
  ],
  [
    "rendre",
    "account",
    undefined,
    "I’d like to request an account on Rendre.",
    "أودّ طلب فتح حساب في منصة Rendre.",
  ],
  [
    "rendre",
    "question",
    undefined,
    "I’d like to know more about Rendre.",
    "أودّ معرفة المزيد عن منصة Rendre.",
  ],
  [
    "upflyover",
    "place",
    "free",
    "I’d like to claim the free year of UpFlyover for our company.",
    "أودّ حجز السنة المجانية لشركتنا في سوق UpFlyover.",
  ],
  [
    "upflyover",
    "price",
    "professional",
    "I’d like to know the price of the Professional plan of UpFlyover.",
    "أودّ معرفة سعر الباقة الاحترافية في سوق UpFlyover.",
  ],
  [
    "upflyover",
    "plan",
    "enterprise",
    "I’d like to talk about the Enterprise plan of UpFlyover.",
    "أودّ معرفة المزيد عن باقة المؤسسات في سوق UpFlyover.",
  ],
] as const)(
  "a button of %s that asks for %s (%s) says so in words",
  (product, about, plan, english, arabic) => {
    const { searchParams } = new URL(getProductContactPath(product, about, plan), "https://x.test");
    const query = searchParams.toString();
    expect(of(query).initial).toEqual({
      service: "Product Solutions",
      message: english,
      product,
      ...(plan && { plan }),
    });
    expect(plain(of(query, "ar").initial.message)).toBe(arabic);
  },
);

test("names nobody knows are ignored", () => {
  expect(of("product=toString&about=price&plan=free").initial).toEqual({
    service: "",
    message: "",
  });
  expect(of("product=rendre&about=constructor&plan=gold").initial).toEqual({
    service: "",
    message: "",
    product: "rendre",
  });
  expect(of("product=upflyover&about=plan").initial.message).toBe("");
});

test("a draft keeps its product until another button names one", () => {
  const draft = { message: "Hello", product: "upflyover", plan: "free" };
  expect(of("").merge(draft)).toEqual(draft);
  expect(of("product=rendre&about=account").merge(draft)).toEqual({
    message: "Hello\n\nI’d like to request an account on Rendre.",
    product: "rendre",
  });
});

test("the result of an earlier form is no part of the query", () => {
  expect(removeFormResult(new URLSearchParams("service=branding&sent=ENQ-7K3M-9QXT"))).toBe(
    "service=branding",
  );
});
