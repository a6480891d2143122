import { describe, expect, it } from "vitest";
import { parseMultipart } from "../src/http/multipart.ts";

describe("form data", () => {
  const type = "multipart/form-data; boundary=xyz";
  const body = (...lines: string[]) => Buffer.from(lines.join("\r\n"));
  const form = ['--xyz\r\nContent-Disposition: form-data; name="form"\r\n', "{}"];

  it("is read part by part", () => {
    const file =
      '--xyz\r\ncontent-disposition: form-data; name="resume"; filename="a%22%0A.pdf"\r\nContent-Type: x/y\r\n';
    const parts = parseMultipart(type, body(...form, file, "\r\n--xy", "--xyz--", ""), 2);
    expect(parts).toEqual([
      { name: "form", content: Buffer.from("{}") },
      { name: "resume", fileName: 'a"\n.pdf', content: Buffer.from("\r\n--xy") },
    ]);
    expect(parseMultipart('multipart/form-data; boundary="xyz"', body("--xyz--"), 2)).toEqual([]);
  });

  it("of a browser is read with any bytes in it", async () => {
    const content = Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 7) % 256));
    const data = new FormData();
    data.append("form", "س");
    data.append("resume", new Blob([content]), "سيرة.pdf");
    const sent = new Response(data);
    const bytes = Buffer.from(await sent.arrayBuffer());
    const parts = parseMultipart(sent.headers.get("content-type") ?? "", bytes, 2);
    expect(parts.map((part) => part.content)).toEqual([Buffer.from("س"), content]);
    expect(parts[1]?.fileName).toBe("سيرة.pdf");
  });

  it.each<[what: string, body: Buffer, type?: string]>([
    ["nothing", body("")],
    ["no boundary", body(...form, "--xyz--"), "multipart/form-data"],
    ["an empty boundary", body(...form, "--xyz--"), 'multipart/form-data; boundary=""'],
    ["a long boundary", body("--"), `multipart/form-data; boundary=${"x".repeat(71)}`],
    ["another boundary", body(...form, "--xyz--"), "multipart/form-data; boundary=abc"],
    ["no end", body(...form)],
    ["half an end", body(...form, "--xyz-")],
    ["bytes before", body("hello", ...form, "--xyz--")],
    ["bytes after", body(...form, "--xyz--", "hello")],
    ["too many parts", body(...form, ...form, ...form, "--xyz--")],
    ["no disposition", body("--xyz\r\nContent-Type: a/b\r\n", "x", "--xyz--")],
    ["two dispositions", body("--xyz", form[0] as string, "x", "--xyz--")],
    [
      "an attachment",
      body('--xyz\r\nContent-Disposition: attachment; name="a"\r\n', "x", "--xyz--"),
    ],
    ["a transfer encoding", body("--xyz\r\nContent-Transfer-Encoding: base64\r\n", "x", "--xyz--")],
    [
      "a folded header",
      body(`--xyz\r\nContent-Disposition: form-data;\r\n name="a"\r\n`, "x", "--xyz--"),
    ],
    ["endless headers", body(`--xyz\r\nContent-Type: ${"x".repeat(3_000)}\r\n`, "x", "--xyz--")],
    [
      "broken UTF-8",
      Buffer.from(
        '--xyz\r\nContent-Disposition: form-data; name="\xff"\r\n\r\nx\r\n--xyz--',
        "latin1",
      ),
    ],
  ])("is refused with %s", (_what, bytes, contentType = type) => {
    expect(() => parseMultipart(contentType, bytes, 2)).toThrow("multipart-invalid");
  });
});
