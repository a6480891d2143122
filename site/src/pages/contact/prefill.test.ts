import { expect, test } from "vitest";
import { prefillOf } from "./prefill.ts";

const of = (query: string) => prefillOf(new URLSearchParams(query));

test("an address brings a service and a line along", () => {
  expect(of("service=branding&brief=%20A%20bakery%20").initial).toEqual({
    service: "Branding & Design",
    message: "A bakery",
  });
  expect(of("service=toString").initial.service).toBe("");
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
