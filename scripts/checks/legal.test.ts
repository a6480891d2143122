/** Legal pages name everything the site stores, in both languages. */
import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { publicTypes, schemaTypes } from "../../packages/content/src/schema/index.ts";

const root = new URL("../..", import.meta.url).pathname;
const read = (file: string) => readFileSync(root + file, "utf8");

interface Section {
  id: string;
  list?: string[];
  groups?: { id: string; items: { id: string; text: string }[] }[];
}

type Pages = Record<string, { sections: Section[] }>;

const getSections = (language: string, page: string) => {
  const pages = JSON.parse(read(`site/locales/${language}/legal.json`)) as Pages;
  return pages[page]?.sections ?? [];
};

/** Without the desk: the policy describes its storage in one sentence. */
const sources = globSync(
  [
    "packages/{backoffice,client,content,search,server,showcase,ui}/src/**/*.{ts,tsx}",
    "site/{server,shared,src}/**/*.{ts,tsx}",
  ],
  { cwd: root },
)
  .filter((file) => !/\.(test|stories)\.tsx?$|\/test\//.test(file))
  .map((file) => ({ file, text: read(file) }));

const parse = ({ file, text }: (typeof sources)[number]) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

function getInitializers(name: string, file: ts.SourceFile): ts.Expression[] {
  const find = (source: ts.SourceFile) => {
    const found: ts.Expression[] = [];
    visit(source, (node) => {
      const isNamed =
        (ts.isVariableDeclaration(node) || ts.isParameter(node)) && node.name.getText() === name;
      if (isNamed && node.initializer) found.push(node.initializer);
    });
    return found;
  };
  const own = find(file);
  if (own.length > 0) return own;
  const declaration = new RegExp(`\\bconst ${name}\\b`);
  return sources.filter(({ text }) => declaration.test(text)).flatMap((one) => find(parse(one)));
}

/** A template ends at its first expression. */
function getKeys(key: ts.Expression): string[] {
  if (ts.isStringLiteralLike(key)) return [key.text];
  if (ts.isTemplateExpression(key)) return [key.head.text];
  if (ts.isConditionalExpression(key)) return [...getKeys(key.whenTrue), ...getKeys(key.whenFalse)];
  if (ts.isArrowFunction(key) && !ts.isBlock(key.body)) return getKeys(key.body);
  const name = ts.isCallExpression(key) ? key.expression : key;
  const values = ts.isIdentifier(name)
    ? getInitializers(name.text, key.getSourceFile()).flatMap(getKeys)
    : [];
  if (values.length > 0) return values;
  throw new Error(`Use a constant as key in ${key.getSourceFile().fileName}: ${key.getText()}`);
}

function getWrittenKey(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression, arguments: values } = node;
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === "setItem")
    return values[0];
  return expression.getText() === "setCookie" ? values[1] : undefined;
}

function findWrittenKeys(): string[] {
  const keys = new Set<string>();
  for (const source of sources.filter(({ text }) => /\bsetItem\(|\bsetCookie\(/.test(text)))
    visit(parse(source), (node) => {
      const key = getWrittenKey(node);
      // The prefix is for HTTPS only.
      for (const name of key ? getKeys(key) : []) keys.add(name.replace(/^__Host-|:$/g, ""));
    });
  return [...keys].sort();
}

const written = findWrittenKeys();

/** By React Router's scroll restoration, and a cookie that is only read. */
const others = ["react-router-scroll-positions", "i18next"];

describe("the search for keys", () => {
  it("finds settings, drafts and cookies", () => {
    expect(written).toEqual(
      expect.arrayContaining(["cookie-consent", "desk", "draft", "i18nextLng", "intro", "theme"]),
    );
  });

  it("misses no other way to store", () => {
    const other = [
      /\b(?:local|session)Storage(?:\[|\.\w+ =[^=])/,
      /\b(?:indexedDB|cookieStore|caches)\.\w/,
      /["']Set-Cookie["']/,
    ];
    const found = sources.filter(({ text }) => other.some((way) => way.test(text)));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it("misses no cookie, because scripts only delete cookies", () => {
    const assignments = sources.flatMap(({ text }) => text.match(/document\.cookie = .*/g) ?? []);
    expect(assignments.filter((line) => !/max-age=0`;$/.test(line))).toEqual([]);
  });
});

type Fields = Record<string, string>;

interface Field {
  name?: string;
  fields?: Field[];
  of?: Field[];
}

function getSignature({ name = "", fields = [], of = [] }: Field): string {
  const inner = [...fields, ...of.flatMap((item) => item.fields ?? [])];
  return inner.length > 0 ? `${name}(${inner.map(getSignature).join(" ")})` : name;
}

const mailField = "mail(state tries nextTryAt claim claimedUntil sentAt lastError)";

const form: Fields = {
  language: "form.sent",
  consentVersion: "form.consent",
  consentText: "form.consent",
  formId: "form.copies",
  [mailField]: "form.mail",
};

const handling: Fields = {
  status: "handling.status",
  "statusLog(at from to by)": "handling.status",
  assignee: "handling.rating",
  rating: "handling.rating",
  "notes(at by text)": "handling.notes",
  "answers(at by template)": "handling.replies",
  isTold: "handling.notices",
  "handlingLog(at by what to)": "handling.changes",
  formDigest: "form.copies",
};

const setAll = (item: string, names: string): Fields =>
  Object.fromEntries(names.split(" ").map((name) => [name, item]));

/** Item of the Privacy Policy (`group.item`) by private type and field. */
const fieldItems: Record<string, Fields> = {
  contactEnquiry: {
    ...form,
    ...handling,
    receivedAt: "form.sent",
    ...setAll("enquiry.name", "name email"),
    ...setAll("enquiry.phone", "phone phoneE164 phoneExtension"),
    company: "enquiry.company",
    ...setAll("enquiry.message", "service message"),
    ...setAll("enquiry.origin", "product plan caseStudy station"),
    reference: "enquiry.reference",
  },
  jobApplication: {
    ...form,
    ...handling,
    appliedAt: "form.sent",
    ...setAll("application.name", "applicantName email"),
    newEmail: "application.newEmail",
    ...setAll("application.phone", "phone phoneE164 phoneExtension"),
    ...setAll("application.vacancy", "jobId jobTitle position positionTitle"),
    coverLetter: "application.coverLetter",
    resume: "application.resume",
    "resumeFile(name kind size key keyedBy scan)": "application.resume",
    withdrawnAt: "application.withdrawn",
    reference: "application.reference",
  },
  newsletterSubscriber: {
    ...form,
    "consents(version text language at product)": "form.consent",
    ...setAll("subscription.email", "email name"),
    ...setAll("subscription.lists", "newsletter products source"),
    ...setAll("subscription.status", "status subscribedAt confirmedAt unsubscribedAt"),
    "statusLog(at from to by)": "subscription.status",
    "bounces(count lastAt lastStatus)": "subscription.bounces",
  },
  newsletterDelivery: {
    ...setAll("subscription.delivery", "issue subscriber at messageId returnToken complainedAt"),
    "bounce(at status isHard)": "subscription.delivery",
    [mailField]: "subscription.delivery",
  },
  message: {
    ...setAll("handling.replies", "record kind at to"),
    "answer(by template subject text replyTo)": "handling.replies",
    [mailField]: "handling.replies",
  },
  staffNotice: {
    ...setAll("handling.notices", "to language records at"),
    [mailField]: "handling.notices",
  },
  access: setAll("handling.access", "what by at records"),
  deletion: setAll("handling.deletions", "reason by at records files"),
  newsletterSending: {
    ...setAll("staff.sending", "issue state dueAt startedAt finishedAt content after isListed"),
    "counts(sent failed dropped)": "staff.sending",
    "log(at by what to)": "staff.sending",
  },
};

/** By type of the server's documents, which have no schema. */
const ownTypeItems: Fields = {
  person: "staff.account",
  kept: "staff.account",
  session: "staff.session",
  trace: "staff.log",
  accountNotice: "staff.log",
  previewLink: "staff.preview",
};

/** Public documents' history has no own type. */
const historyItem = "staff.history";

/** Parts of documents, and documents without personal data. */
const technicalTypes = ["figure", "file", "reference", "secretCheck", "visibilityProbe"];

const privateTypes = schemaTypes.filter((type) => !publicTypes.includes(type));

describe("the list of what is stored", () => {
  it("has all private document types", () => {
    expect(Object.keys(fieldItems).sort()).toEqual(privateTypes.map(({ name }) => name).sort());
  });

  it.each(privateTypes)("has all fields of $name", (type) => {
    const { fields = [] } = type as unknown as Field;
    const listed = Object.keys(fieldItems[type.name] ?? {});
    expect(listed.sort()).toEqual(fields.map(getSignature).sort());
  });

  it("has all documents that the server stores without a schema", () => {
    const types = sources
      .filter(({ file }) => /^packages\/(?:backoffice|server)\//.test(file))
      .flatMap(({ text }) => [...text.matchAll(/_type: "(\w+)"/g)].map(([, type = ""]) => type));
    const known = [...technicalTypes, ...schemaTypes.map(({ name }) => name)];
    const own = new Set(types.filter((type) => !known.includes(type)));
    expect([...own].sort()).toEqual(Object.keys(ownTypeItems).sort());
  });
});

describe.each(["en", "ar"])("the policies in %s", (language) => {
  it("name every key and cookie, and no other", () => {
    const named = getSections(language, "cookies")
      .flatMap(({ list = [] }) => list)
      .map((text) => text.replace(/[\u2066-\u2069]/g, "").split(":")[0]);
    expect(named.sort()).toEqual([...written, ...others].sort());
  });

  it("name every stored field, and no other", () => {
    const groups = getSections(language, "privacy").flatMap(({ groups = [] }) => groups);
    const named = groups.flatMap(({ id, items }) => items.map((item) => `${id}.${item.id}`));
    const used = [...Object.values(fieldItems), ownTypeItems].flatMap((items) =>
      Object.values(items),
    );
    expect(named.sort()).toEqual([...new Set(used), historyItem].sort());
    expect(groups.flatMap(({ items }) => items).filter(({ text }) => !text.trim())).toEqual([]);
  });
});
