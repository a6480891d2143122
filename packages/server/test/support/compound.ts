import CFB from "cfb";

/**
 * Creates a compound file ([MS-CFB]).
 * @param streams by path
 */
export function createCompound(streams: Record<string, string>, classId = ""): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(streams))
    CFB.utils.cfb_add(file, `/${path}`, Buffer.from(content, "latin1"));
  const bytes = Buffer.from(CFB.write(file, { type: "buffer" }) as Uint8Array);
  const [first = "", second = "", third = "", ...rest] = classId.split("-");
  const swap = (hex: string) => Buffer.from(hex, "hex").reverse();
  const directory = (bytes.readUInt32LE(48) + 1) * 512;
  Buffer.concat([swap(first), swap(second), swap(third), Buffer.from(rest.join(""), "hex")]).copy(
    bytes,
    directory + 80,
  );
  return bytes;
}
