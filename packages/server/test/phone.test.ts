import { describe, expect, it } from "vitest";
import { getPhoneLink } from "../src/forms/phone.ts";
import { readPhone } from "../src/records/phone.ts";

describe("a stored phone number", () => {
  it.each([
    ["+971 50 123 4567", "+971501234567"],
    ["00971 50 123 4567", "+971501234567"],
    ["(+971) 50 123 4567", "+971501234567"],
    ["(00971) 50 123 4567", "+971501234567"],
    ["+00971 50 123 4567", "+971501234567"],
    ["971501234567", "+971501234567"],
    ["050 123 4567", "+971501234567"],
    ["050,123,4567", "+971501234567"],
    ["04 123 4567", "+97141234567"],
    ["+971 (0)50 123 4567", "+971501234567"],
    ["+44 (0)20 7946 0018", "+442079460018"],
    ["020 7946 0018", "+442079460018"],
    ["07911 123456", "+447911123456"],
    ["447911123456", "+447911123456"],
    ["91 98765 43210", "+919876543210"],
    ["+44 20 0000 0000", "+442000000000"],
    ["+39 06 1234 5678", "+390612345678"],
    ["+20 100 123 4567", "+201001234567"],
    ["+1 (415) 555-2671", "+14155552671"],
    ["050 123 4567 / 04 123 4567", "+971501234567"],
  ])("is read: %s", (text, phoneE164) => {
    expect(readPhone(text)).toEqual({ phoneE164 });
  });

  it("has its extension in the link", () => {
    const read = readPhone("+971 4 123 4567 ext. 12");
    expect(read).toEqual({ phoneE164: "+97141234567", phoneExtension: "12" });
    expect(getPhoneLink(read)).toBe("tel:+97141234567;ext=12");
  });

  it.each([
    "1234567",
    "999999",
    "415 555 2671",
    "501234567",
    "0999 12",
    "800 1234",
    "+999 123 4567",
    "",
    undefined,
    7,
  ])("stays as typed if its country is unknown: %j", (text) => {
    expect(readPhone(text)).toEqual({});
    expect(getPhoneLink(readPhone(text))).toBeUndefined();
  });
});
