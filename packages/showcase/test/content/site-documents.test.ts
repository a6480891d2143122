import { contactQuery } from "@agency/content/queries/contact";
import { officeLineQuery } from "@agency/content/queries/offices";
import { organizationQuery } from "@agency/content/queries/organization";
import { shellQuery } from "@agency/content/queries/shell";
import { vacancyQuery } from "@agency/content/queries/vacancies";
import { singletons } from "@agency/content/schema";
import { beforeAll, describe, expect, it } from "vitest";
import {
  ask,
  changeDocument,
  type Json,
  readDataset,
  sampleDocuments,
} from "../../sample/dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

/** One hour before and after now. */
const [before, after] = [-1, 1].map((hours) =>
  new Date(Date.now() + hours * 3_600_000).toISOString(),
);

describe("what there is one of", () => {
  it("is found by its id alone", async () => {
    for (const id of singletons)
      expect(sampleDocuments.filter(({ _type }) => _type === id).map(({ _id }) => _id)).toEqual([
        id,
      ]);
    const another = [...dataset, { _id: "other", _type: "agency", email: "other@example.com" }];
    expect(await ask(another, shellQuery, { lang: "en" })).toEqual(
      await ask(dataset, shellQuery, { lang: "en" }),
    );
  });
});

describe("what every page shows", () => {
  it("is the social addresses in the editor's order, each under its name", async () => {
    const { email, social, notice } = await ask(dataset, shellQuery, { lang: "ar" });
    expect(email).toBe("hello@bayn.example");
    expect(social.map(({ name }) => name.text)).toEqual(["لينكدإن", "إنستغرام", "فيسبوك"]);
    expect(social[0]?.url).toBe("https://linkedin.example/company/bayn");
    expect(notice).toBeNull();
  });

  it("is empty, not broken, on an empty dataset", async () => {
    const empty = { email: null, social: [], notice: null };
    expect(await ask([], shellQuery, { lang: "en" })).toMatchObject(empty);
  });
});

describe("the notice", () => {
  const shown = async (change: Json) =>
    (
      await ask(changeDocument(dataset, "notice", { isShown: true, ...change }), shellQuery, {
        lang: "ar",
      })
    ).notice;

  it("stands there while it is shown, with its link", async () => {
    expect(await shown({})).toMatchObject({
      text: { text: "لدينا وظائف شاغرة في لندن والخليج.", lang: "ar" },
      link: "/careers",
      linkText: { text: "عرض الوظائف", lang: "ar" },
    });
    expect(await shown({ link: null, linkText: null, ar: null })).toMatchObject({
      text: { text: "We have open positions in London and in the Gulf.", lang: "en" },
      link: null,
      linkText: null,
    });
  });

  it.each([
    [{ from: before }, true],
    [{ from: after }, false],
    [{ until: after }, true],
    [{ until: before }, false],
    [{ from: before, until: after }, true],
    [{ isShown: false, from: before, until: after }, false],
  ])("with %j stands there: %j", async (change, isThere) => {
    expect((await shown(change)) !== null).toBe(isThere);
  });
});

describe("the offices", () => {
  it("stand on a line, each in its zone, with when one opens", async () => {
    const { offices, distance, news } = await ask(dataset, officeLineQuery, { lang: "en" });
    expect(distance).toEqual({ text: "London to Dubai: 5,470 km", lang: "en" });
    const name = { text: "London", lang: "en" };
    expect(offices[0]).toMatchObject({ name, timeZone: "Europe/London" });
    expect(offices.slice(1).map(({ timeZone }) => timeZone)).toEqual(Array(3).fill("Asia/Dubai"));
    const when = { text: "Q4 2025", lang: "en" };
    expect(news).toMatchObject({ name, when, isOpen: true });
    const turned = changeDocument(dataset, "office-sharjah", { order: -1 });
    const [first] = (await ask(turned, officeLineQuery, { lang: "ar" })).offices;
    expect(first?.name).toEqual({ text: "الشارقة", lang: "ar" });
  });

  it("have news of the one that is to open", async () => {
    const planned = { state: "planned", openingText: "spring", ar: { openingText: "الربيع" } };
    const more = changeDocument(dataset, "office-sharjah", planned);
    expect((await ask(more, officeLineQuery, { lang: "ar" })).news).toMatchObject({
      name: { text: "Sharjah", lang: "en" },
      when: { text: "الربيع", lang: "ar" },
      isOpen: false,
    });
    const none = changeDocument(dataset, "office-london", { openingText: null });
    expect((await ask(none, officeLineQuery, { lang: "en" })).news).toBeNull();
  });

  it.each([
    [{ state: "planned" }, false],
    [{ state: "planned", opensAt: after }, false],
    [{ state: "planned", opensAt: before }, true],
    [{ state: "open", opensAt: after }, true],
    [{ state: null }, true],
  ])("with %j are open: %j", async (change, isOpen) => {
    const changed = changeDocument(dataset, "office-london", change);
    const { news } = await ask(changed, officeLineQuery, { lang: "en" });
    expect(news?.isOpen).toBe(isOpen);
    const told = (await ask(changed, organizationQuery, { lang: "en" })).offices;
    expect(told.some(({ name }) => name.text === "London")).toBe(isOpen);
  });

  it("come with addresses, telephones and hours to the contact page", async () => {
    const hours = { firstDay: "Monday", lastDay: "Friday", opens: "09:00", closes: "18:00" };
    const filled = changeDocument(dataset, "office-dubai", {
      ...{ phone: "+971 4 000 0000", email: "dubai@bayn.example" },
      hours: [
        { _key: "a", _type: "openHours", ...hours },
        { _key: "b", firstDay: "Sunday" },
      ],
    });
    const { offices } = await ask(filled, contactQuery, { lang: "ar" });
    expect(offices[1]).toMatchObject({
      address: { text: "مكتب 101، برج الزعفران، دبي، دولة الإمارات العربية المتحدة", lang: "ar" },
      phone: "+971 4 000 0000",
      email: "dubai@bayn.example",
      hours: [hours],
      isSample: true,
    });
    expect(offices[0]).toMatchObject({ phone: null, email: null, hours: [] });
  });

  it("are told to search engines in parts", async () => {
    const told = await ask(dataset, organizationQuery, { lang: "en" });
    expect(told.profiles).toHaveLength(3);
    expect(told.offices[2]).toMatchObject({
      name: { text: "Abu Dhabi" },
      place: { street: "Office 202, Mangrove House", locality: "Abu Dhabi", country: "AE" },
    });
    const none = { email: null, phone: null, profiles: [], offices: [] };
    expect(await ask([], organizationQuery, { lang: "en" })).toMatchObject(none);
  });

  it("are where the work of a vacancy is done, unless it is done elsewhere", async () => {
    const id = "vacancy-frontend-engineer";
    const elsewhere = { locality: "Muscat", country: "OM" };
    const address = async (change: Json) =>
      (await ask(changeDocument(dataset, id, change), vacancyQuery, { lang: "en", id }))?.address;
    expect(await address({})).toMatchObject({ street: "14 Lantern Yard", country: "GB" });
    expect(await address({ office: null, address: elsewhere })).toMatchObject(elsewhere);
    expect(await address({ office: null, address: null })).toBeNull();
  });
});

describe("the group of companies", () => {
  it("leads to pages of products, of this site, or elsewhere", async () => {
    const { companies, phone, isSample } = await ask(dataset, contactQuery, { lang: "ar" });
    expect([phone, isSample]).toEqual(["+44 20 7946 0142", true]);
    expect(companies.map(({ name, href, product }) => [name.text, href, product])).toEqual([
      ["بين", "/about", null],
      ["Rendre", "/rendre", "rendre"],
      ["UpFlyover", "/upflyover", "upflyover"],
      ["Gymestry", "/gymestry", "gymestry"],
    ]);
    const lost = changeDocument(dataset, "company-bayn", { link: null });
    expect((await ask(lost, contactQuery, { lang: "en" })).companies).toHaveLength(3);
  });

  it("is empty, not broken, on an empty dataset", async () => {
    expect(await ask([], contactQuery, { lang: "en" })).toEqual({ offices: [], companies: [] });
  });
});
