import { ApiError, requireNoHead, requireValid } from "@agency/server/http";
import { fileHeaders } from "@agency/server/resume";
import { eraseSubmissions } from "@agency/server/submissions";
import { type Context, Hono } from "hono";
import { getInboxes, mayManageData, mayMoveBack } from "../roles.ts";
import { listAccesses, listDeletions } from "../staff/access-log.ts";
import { findByPerson } from "../staff/find-submissions.ts";
import { exportRecords, linkResume, readRecord, viewResume } from "../staff/read-record.ts";
import {
  addNote,
  handle,
  moveToStatus,
  requireRevision,
  requireStatus,
  resendMail,
  retryOnConflict,
} from "../staff/update-record.ts";
import { createAnswers } from "./answers.ts";
import {
  forEachRecord,
  type InboxEnv,
  type InboxOptions,
  readCall,
  requireDataManagerRole,
  requireHandlerRole,
  requireStaff,
  toErrorResult,
} from "./middleware.ts";
import { findRecord, getHandlers, getProgress, listRows, listSubjects } from "./records.ts";
import {
  eraseSchema,
  handlingSchema,
  listSchema,
  moveSchema,
  noteSchema,
  personSchema,
  types,
} from "./request-schemas.ts";
import { findCountedRecords, getStatistics } from "./statistics.ts";

/** Creates the inbox endpoints, with the steps of `pnpm submissions`. */
export function createInbox(options: InboxOptions): Hono<InboxEnv> {
  const { writer } = options.deps;
  const inbox = new Hono<InboxEnv>();
  inbox.onError((error) => {
    throw toErrorResult(error);
  });
  inbox.use(requireStaff(options));

  inbox.get("/", (c) => {
    const { role, email, name } = c.get("person");
    const mine = getInboxes(role);
    const kinds = Object.keys(types).filter((kind) => mine.includes(types[kind] as never));
    const may = { mayManageData: mayManageData(role), mayMoveBack: mayMoveBack(role) };
    return c.json({ kinds, email, name, ...may });
  });
  inbox.get("/traces", requireDataManagerRole, async (c) => {
    const [accesses, deletions] = await Promise.all([listAccesses(writer), listDeletions(writer)]);
    return c.json({ accesses, deletions });
  });
  inbox.post("/person/export", requireDataManagerRole, async (c) => {
    const { email } = requireValid(personSchema, await readCall(c));
    const { records, resumes } = await exportRecords(
      c.get("deps"),
      await findByPerson({ writer }, email),
    );
    const files = [];
    for await (const { reference, file, content } of resumes())
      files.push({ reference, name: file.name, base64: content.toString("base64") });
    return c.json({ records, files }, 200, {
      "Content-Disposition": `attachment; filename="person.json"`,
    });
  });
  inbox.post("/person/erase", requireDataManagerRole, async (c) => {
    const { email } = requireValid(eraseSchema, await readCall(c));
    const found = await findByPerson({ writer }, email);
    await eraseSubmissions(c.get("deps"), found);
    return c.json({ records: found.length });
  });
  inbox.route("/:kind", createKind(options));
  return inbox;
}

function createKind(options: InboxOptions) {
  const { people } = options;
  const { writer } = options.deps;
  const store = { writer, people };
  const kind = new Hono<InboxEnv>();
  kind.use(requireHandlerRole);
  kind.route("/", createAnswers(options));

  const getRecord = (c: Context<InboxEnv>) =>
    findRecord(writer, c.get("type"), c.req.param("reference") ?? "");

  async function progress(c: Context<InboxEnv>): Promise<Response> {
    return c.json(await getProgress(store, await getRecord(c)));
  }

  // URLs are logged, and would contain names and addresses.
  kind.post("/search", async (c) => {
    const wanted = requireValid(listSchema(c.get("type")), await readCall(c));
    return c.json(await listRows(store, c.get("type"), wanted));
  });
  kind.get("/subjects", async (c) => c.json(await listSubjects(writer, c.get("type"))));
  kind.get("/people", async (c) => c.json(await getHandlers(people, c.get("type"))));
  kind.get("/numbers", async (c) => {
    const now = Date.now();
    return c.json(getStatistics(await findCountedRecords(writer, c.get("type"), now), now));
  });
  kind.post("/status", async (c) => {
    const { to, records } = requireValid(moveSchema, await readCall(c));
    const type = c.get("type");
    const moved = await forEachRecord(records, async ({ reference, from }) => {
      const read = async () => {
        const one = await findRecord(writer, type, reference);
        requireStatus(one, from);
        return one;
      };
      await retryOnConflict(read, (one) => moveToStatus(c.get("deps"), one, to));
      return { rev: (await findRecord(writer, type, reference))._rev };
    });
    return c.json(moved);
  });
  kind.get("/:reference", async (c) => {
    requireNoHead(c);
    const one = await getRecord(c);
    const record = await readRecord(c.get("deps"), one);
    return c.json({ record, progress: await getProgress(store, one) });
  });
  kind.patch("/:reference", async (c) => {
    const { rev, ...changes } = requireValid(handlingSchema, await readCall(c));
    const one = await getRecord(c);
    requireRevision(one, rev);
    const assignee = changes.assignee?.toLowerCase();
    if (assignee !== undefined) await requireHandler(c, assignee);
    await handle(c.get("deps"), one, { ...changes, ...(assignee && { assignee }) });
    return progress(c);
  });
  kind.post("/:reference/notes", async (c) => {
    const { id: key, text } = requireValid(noteSchema, await readCall(c));
    const note = { key, text };
    await retryOnConflict(
      () => getRecord(c),
      (one) => addNote(c.get("deps"), one, note),
    );
    return progress(c);
  });
  kind.post("/:reference/link", async (c) =>
    c.json({ link: await linkResume(c.get("deps"), await getRecord(c)) }),
  );
  kind.post("/:reference/view", async (c) => {
    const content = await viewResume(c.get("deps"), await getRecord(c));
    return c.body(new Uint8Array(content), 200, fileHeaders);
  });
  kind.post("/:reference/mail", async (c) => {
    await retryOnConflict(
      () => getRecord(c),
      (one) => resendMail(c.get("deps"), one),
    );
    options.pollSoon();
    return progress(c);
  });

  async function requireHandler(c: Context<InboxEnv>, email: string): Promise<void> {
    const handlers = await getHandlers(people, c.get("type"));
    if (!handlers.some((one) => one.email === email))
      throw new ApiError("fields-invalid", { fields: [{ field: "assignee", code: "invalid" }] });
  }
  return kind;
}
