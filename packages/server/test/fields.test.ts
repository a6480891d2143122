import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  check,
  emailSchema,
  optionalLine,
  requiredNameSchema,
  requiredPhone,
  requiredText,
  visitorEmailSchema,
} from "../src/forms/fields.ts";

function readCases(name: string): [string, string][] {
  const file = new URL(`fixtures/fields/${name}.json`, import.meta.url);
  const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: [string, string][] };
  return cases;
}
function read(schema: v.GenericSchema<unknown, unknown>, value: string): unknown {
  const checked = check(v.object({ value: schema }), { value });
  return checked.ok ? checked.value.value : { code: checked.fields[0]?.code };
}

describe("pasted text", () => {
  const text = (value: string) => read(requiredText(1000), value);
  const name = (value: string) => read(requiredNameSchema, value);

  it.each(readCases("letter"))("is stored without %s", (_what, value) => {
    expect(text(value)).toBe(value.replace("\u0085", "\n").replace("\x02", "").replace("\0", ""));
  });

  it.each([
    ["a line break of Word", "one\vtwo\fthree", "one\ntwo\nthree"],
    ["a line separator", "one\u2028two\u2029three\r\nfour\rfive", "one\ntwo\nthree\nfour\nfive"],
    ["quotes of Windows-1252", "it\u0092s \u0093so\u0094 \u0096 \u0080 5", "it’s “so” – € 5"],
    ["hyphens of Word", "co\x1eop de\x1fsign", "co-op design"],
    ["a table of Word", "Name\x07Layla", "Name\tLayla"],
    ["soft hyphens and breaks", "de\u00adsign\u200bing\u2060 \ufeffnow\ufffc", "designing now"],
    ["tags and noncharacters", "a\u{e0041}\ufffeb\u{1ffff}c", "abc"],
    ["an override", "\u202eevil\u202c", "evil"],
    ["isolates without a partner", "\u2066a\nb\u2069", "a\nb"],
    ["half an emoji", "a\ud83db\udc00c", "abc"],
    ["a decomposed letter", "Cafe\u0301", "Café"],
    ["a joiner between Latin letters", "a\u200cb\u200d", "ab"],
  ])("is stored without %s", (_what, value, stored) => {
    expect(text(value)).toBe(stored);
  });

  it.each([
    ["non-joiners of Persian", "می\u200cخواهم"],
    ["a joiner after an abbreviation", "سنة 1447 ه\u200d"],
    ["a joiner of Devanagari", "क्\u200dष"],
    ["sequences of emoji", "👩🏽\u200d💻 ❤️\u200d🔥 👨\u200d👩\u200d👧"],
    ["flags of tags", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
    ["directional marks", "عملت بـC++\u200f في \u2068UpFlyover\u2069."],
    ["tabs", "a\tb"],
    ["number signs of Arabic", "\u0600١٢"],
  ])("keeps %s", (_what, value) => {
    expect(text(value)).toBe(value);
  });

  it.each([
    ["Layla\u00a0\tFarouk\n", "Layla Farouk"],
    ["\u200fليلى\u2069 \u202cفاروق\u200e", "ليلى فاروق"],
    ["Mariam\x07", "Mariam"],
    ["a\nb", "a b"],
    ["O\u0092Neill", "O’Neill"],
    ["\u2067ليلى\u2069", "ليلى"],
  ])("in a name is one line: %j", (value, stored) => {
    expect(name(value)).toBe(stored);
  });

  it.each(["\u200b\u00ad", "\u3164", "\ufeff\n", "\x02", "\u200f\u2066\u2069", "\ud800", "\u200d"])(
    "of nothing visible is missing: %j",
    (value) => {
      expect(text(value)).toEqual({ code: "required" });
      expect(name(value)).toEqual({ code: "required" });
      expect(read(optionalLine(10), value)).toBe("");
    },
  );

  it("is normalized in linear time", () => {
    const long = 200_000;
    for (const one of [" ", "\u200f", "\u2066", "\u200d", "🏴", "\x02", "\u2066\u2069"])
      expect(text(`a${one.repeat(long)}a${one.repeat(long)}`)).toBeDefined();
  });
});

describe("a phone number", () => {
  const phone = (value: string) => read(requiredPhone, value);

  it.each(readCases("phone"))("is taken with %s", (_what, value) => {
    expect(phone(value)).toMatch(/^[+(]*\d[\d ().,-]+(?: ext\. \d+)?$/);
  });

  it.each([
    ["\u202a+971\u00a050\u202f123\u20094567\u202c", "+971 50 123 4567"],
    ["+971\u201150\u2011123\u20114567", "+971-50-123-4567"],
    ["050\u2013123\u20124567", "050-123-4567"],
    ["050\t123\t4567", "050 123 4567"],
    ["＋９７１ ５０ １２３ ４５６７", "+971 50 123 4567"],
    ["٠٥٠ ١٢٣ ٤٥٦٧", "050 123 4567"],
    ["۰۵۰۱۲۳۴۵۶۷", "0501234567"],
    ["०५०१२३४५६७", "0501234567"],
    ["tel:+971-50-123-4567", "+971-50-123-4567"],
    ["TEL:%2B971%2050%20123%204567", "+971 50 123 4567"],
    ["tel:+97141234567;ext=12", "+97141234567 ext. 12"],
    ["tel:4123456;phone-context=+971", "4123456"],
    ["https://wa.me/971501234567?text=Hi", "+971501234567"],
    ["(+971) 50 123 4567", "(+971) 50 123 4567"],
    ["00971 50 123 4567", "00971 50 123 4567"],
    ["+ 971 50 123 4567", "+971 50 123 4567"],
    ["++971501234567", "+971501234567"],
    ["+44 (0)20 7946 0018", "+44 (0)20 7946 0018"],
    ["[+44] 20.7946.0018", "(+44) 20.7946.0018"],
    ["+971 4 123 4567 x12", "+971 4 123 4567 ext. 12"],
    ["+971 4 123 4567 Extension: 12", "+971 4 123 4567 ext. 12"],
    ["+971 4 123 4567 (ext 12)", "+971 4 123 4567 ext. 12"],
    ["+971 4 123 4567,,12", "+971 4 123 4567 ext. 12"],
    ["+971 4 123 4567 #12", "+971 4 123 4567 ext. 12"],
    ["+971 4 123 4567 تحويلة 12", "+971 4 123 4567 ext. 12"],
    ["050,123,4567", "050,123,4567"],
    ["+971،50،123،4567", "+971,50,123,4567"],
    ["Mobile: +971 50 123 4567", "+971 50 123 4567"],
    ["T. +971 50 123 4567", "+971 50 123 4567"],
    ["هاتف: 050 123 4567", "050 123 4567"],
    ["WhatsApp 050 123 4567", "050 123 4567"],
    ["050 123 4567 (mobile)", "050 123 4567"],
    ["050 123 4567.", "050 123 4567"],
    ["<050 123 4567>", "050 123 4567"],
    ["050 123 4567 / 04 123 4567", "050 123 4567 / 04 123 4567"],
    ["+971501234567 or +442079460018", "+971501234567 or +442079460018"],
    ["050\u00b7123\u00b74567", "050.123.4567"],
    ["050\u200b123\u00ad4567\ufeff", "0501234567"],
    ["+7 495 1234567", "+7 495 1234567"],
    ["800 1234", "800 1234"],
  ])("is stored for people: %j", (value, stored) => {
    expect(phone(value)).toBe(stored);
    expect(phone(stored)).toBe(stored);
  });

  it.each([
    "call me",
    "12345",
    "layla@example.com",
    "<script>alert(123456)</script>",
    "1234567890123456",
    "https://example.com/123456",
    "12 34 ext. 567890",
    "+",
    "2026-01-01T10:00:00Z",
    "9".repeat(5000),
    ", ".repeat(5000),
  ])("is not %j", (value) => {
    expect(phone(value)).toEqual({ code: "phone-invalid" });
  });

  it.each(["", " ", "\u200e", "\u00a0"])("is missing: %j", (value) => {
    expect(phone(value)).toEqual({ code: "required" });
  });
});

describe("an email address", () => {
  const email = (value: string) => read(visitorEmailSchema, value);

  it.each(readCases("email"))("is tidied: %s", (what, value) => {
    expect(email(value)).toBe(what.startsWith("Arabic") ? value : "layla@example.com");
  });

  it.each([
    ["MAILTO:layla@example.com?subject=Hello%20you"],
    ["mailto:layla%40example.com"],
    ["<mailto:layla@example.com>"],
    ["<layla@example.com>"],
    ['"Farouk, Layla" <layla@example.com>'],
    ["'layla@example.com'"],
    ["“layla@example.com”"],
    ["(layla@example.com)"],
    ["[layla@example.com]"],
    ["layla@example.com;"],
    ["layla@example.com،"],
    ["layla@example.com>"],
    ["E\u200bmail\u00ad: layla@example.com".replace(/^.*: /, ": ")],
    ["layla @ example.com"],
    ["layla\u00a0@example.com"],
    ["\u202alayla@example.com\u202c"],
    ["la\u00adyla@exam\u200bple.com\ufeff"],
    ["ｌａｙｌａ＠ｅｘａｍｐｌｅ．ｃｏｍ"],
    ["layla@EXAMPLE.com."],
    ["layla@example。com"],
    ["\tlayla@example.com\r\n"],
    ["layla\x02@example.com"],
  ])("is tidied: %j", (value) => {
    expect(email(value)).toBe("layla@example.com");
  });

  it.each([
    ["layla١٢@example.com", "layla12@example.com"],
    ["layla۳@example.com", "layla3@example.com"],
    ["layla@مثال.إختبار", "layla@xn--mgbh0fb.xn--kgbechtv"],
    ["layla@BÜCHER.example", "layla@xn--bcher-kva.example"],
    ["o'neill@example.com", "o'neill@example.com"],
    ["Layla.Farouk+cv@example.com", "Layla.Farouk+cv@example.com"],
  ])("is stored: %j", (value, stored) => {
    expect(email(value)).toBe(stored);
  });

  it.each(["ليلى@example.com", "用户@例子.中国", "jose\u0301@example.com"])(
    "of any script is taken where it can be delivered: %s",
    (value) => {
      expect(email(value)).toMatch(/^(?:ليلى|用户|josé)@[\x21-\x7e]+$/);
      expect(read(emailSchema, value)).toEqual({ code: "email-international" });
    },
  );

  it.each([
    "layla",
    "layla@",
    "@example.com",
    "layla@studio",
    "layla farouk@example.com",
    "layla@example.com, omar@example.com",
    "layla@exa mple.com",
    "layla..f@example.com",
    "layla@example.com\u0001\u0002 and more",
    "💌@example.com",
    "«»@example.com",
  ])("is not %j", (value) => {
    expect(email(value)).toEqual({ code: "email-invalid" });
    expect(read(emailSchema, value)).toEqual({ code: "email-invalid" });
  });
});
