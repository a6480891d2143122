import { ApiError, requireNoHead, requireValid } from "@agency/server/http";
import { fileHeaders } from "@agency/server/resume";
import { eraseSubmissions } from "@agency/server/submissions";
import { type Context, Hono } from "hono";
import { inboxesOf, mayManageData } from "../roles.ts";
import {
  addNote,
  changeLatest,
  handle,
  moveTo,
  requireRevision,
  resendMail,
} from "../staff/changing.ts";
import { ofPerson } from "../staff/find.ts";
import { exportRecords, linkResume, readRecord, viewResume } from "../staff/reading.ts";
import { findAccesses, findDeletions } from "../staff/traces.ts";
import { createAnswers } from "./answers.ts";
import { findCounted, numbersOf } from "./numbers.ts";
import {
  admit,
  admitHandlers,
  admitManagers,
  answerOf,
  eachOf,
  type InboxEnv,
  type InboxOptions,
  readCall,
} from "./place.ts";
import { findRecord, handlersOf, listRows, progressOf } from "./records.ts";
import {
  eraseSchema,
  handlingSchema,
  listSchema,
  moveSchema,
  noteSchema,
  personSchema,
  types,
} from "./rules.ts";

/**
 * What visitors sent, for those of the staff whose role works on it. Each step is the one that `pnpm
 * submissions` takes.
 */
export function createInbox(options: InboxOptions): Hono<InboxEnv> {
  const { writer } = options.place;
  const inbox = new Hono<InboxEnv>();
  inbox.onError((error) => {
    throw answerOf(error);
  });
  inbox.use(admit(options));

  inbox.get("/", (c) => {
    const { role, email, name } = c.get("person");
    const mine = inboxesOf(role);
    const kinds = Object.keys(types).filter((kind) => mine.includes(types[kind] as never));
    return c.json({ kinds, email, name, mayManageData: mayManageData(role) });
  });
  inbox.get("/traces", admitManagers, async (c) => {
    const [accesses, deletions] = await Promise.all([findAccesses(writer), findDeletions(writer)]);
    return c.json({ accesses, deletions });
  });
  inbox.post("/person/export", admitManagers, async (c) => {
    const { email } = requireValid(personSchema, await readCall(c));
    const { records, resumes } = await exportRecords(
      c.get("place"),
      await ofPerson({ writer }, email),
    );
    const files = [];
    for await (const { reference, file, content } of resumes())
      files.push({ reference, name: file.name, base64: content.toString("base64") });
    return c.json({ records, files }, 200, {
      "Content-Disposition": `attachment; filename="person.json"`,
    });
  });
  inbox.post("/person/erase", admitManagers, async (c) => {
    const { email } = requireValid(eraseSchema, await readCall(c));
    const found = await ofPerson({ writer }, email);
    await eraseSubmissions(c.get("place"), found);
    return c.json({ records: found.length });
  });
  inbox.route("/:kind", createKind(options));
  return inbox;
}

/** The addresses of one kind. */
function createKind(options: InboxOptions) {
  const { people } = options;
  const { writer } = options.place;
  const kind = new Hono<InboxEnv>();
  kind.use(admitHandlers);
  kind.route("/", createAnswers(options));

  const recordOf = (c: Context<InboxEnv>) =>
    findRecord(writer, c.get("type"), c.req.param("reference") ?? "");

  /** What became of a record. */
  async function progress(c: Context<InboxEnv>): Promise<Response> {
    return c.json(await progressOf(writer, await recordOf(c)));
  }

  kind.get("/", async (c) => {
    const wanted = requireValid(listSchema(c.get("type")), c.req.query());
    return c.json(await listRows(writer, c.get("type"), wanted));
  });
  kind.get("/people", async (c) => c.json(await handlersOf(people, c.get("type"))));
  kind.get("/numbers", async (c) => {
    const now = Date.now();
    return c.json(numbersOf(await findCounted(writer, c.get("type"), now), now));
  });
  kind.post("/status", async (c) => {
    const { to, records } = requireValid(moveSchema, await readCall(c));
    const type = c.get("type");
    const moved = await eachOf(records, async ({ reference, rev }) => {
      const one = await findRecord(writer, type, reference);
      requireRevision(one, rev);
      await moveTo(c.get("place"), one, to);
      return { rev: (await findRecord(writer, type, reference))._rev };
    });
    return c.json(moved);
  });
  kind.get("/:reference", async (c) => {
    requireNoHead(c);
    const one = await recordOf(c);
    const record = await readRecord(c.get("place"), one);
    return c.json({ record, progress: await progressOf(writer, one) });
  });
  kind.patch("/:reference", async (c) => {
    const { rev, ...changes } = requireValid(handlingSchema, await readCall(c));
    const one = await recordOf(c);
    requireRevision(one, rev);
    const assignee = changes.assignee?.toLowerCase();
    if (assignee !== undefined) await requireHandler(c, assignee);
    await handle(c.get("place"), one, { ...changes, ...(assignee && { assignee }) });
    return progress(c);
  });
  kind.post("/:reference/notes", async (c) => {
    const { id: key, text } = requireValid(noteSchema, await readCall(c));
    const note = { key, text };
    await changeLatest(
      () => recordOf(c),
      (one) => addNote(c.get("place"), one, note),
    );
    return progress(c);
  });
  kind.post("/:reference/link", async (c) =>
    c.json({ link: await linkResume(c.get("place"), await recordOf(c)) }),
  );
  kind.post("/:reference/view", async (c) => {
    const content = await viewResume(c.get("place"), await recordOf(c));
    return c.body(new Uint8Array(content), 200, fileHeaders);
  });
  kind.post("/:reference/mail", async (c) => {
    await changeLatest(
      () => recordOf(c),
      (one) => resendMail(c.get("place"), one),
    );
    options.wake();
    return progress(c);
  });

  async function requireHandler(c: Context<InboxEnv>, email: string): Promise<void> {
    const handlers = await handlersOf(people, c.get("type"));
    if (!handlers.some((one) => one.email === email))
      throw new ApiError("fields-invalid", { fields: [{ field: "assignee", code: "invalid" }] });
  }
  return kind;
}
