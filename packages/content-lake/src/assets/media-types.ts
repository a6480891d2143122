const TYPES: Record<string, string> = {
  avif: "image/avif",
  csv: "text/csv",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  gif: "image/gif",
  html: "text/html",
  jpg: "image/jpeg",
  json: "application/json",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  odt: "application/vnd.oasis.opendocument.text",
  pdf: "application/pdf",
  png: "image/png",
  rtf: "application/rtf",
  svg: "image/svg+xml",
  tiff: "image/tiff",
  txt: "text/plain",
  webm: "video/webm",
  webp: "image/webp",
  zip: "application/zip",
};

/** Returns the media type of an extension without dot. @default application/octet-stream */
export function getMediaType(extension: string): string {
  return TYPES[extension] ?? "application/octet-stream";
}

/** Returns the extension of the name, else that of the media type, else `bin`. */
export function getExtension(fileName: string | undefined, mediaType: string): string {
  const [, ofName] = /\.([A-Za-z0-9]{1,10})$/.exec(fileName ?? "") ?? [];
  if (ofName) return ofName.toLowerCase() === "jpeg" ? "jpg" : ofName.toLowerCase();
  const found = Object.entries(TYPES).find(([, type]) => type === mediaType);
  return found?.[0] ?? "bin";
}

/** Whether the file cannot run scripts in this origin when displayed. */
export function isInert(mediaType: string): boolean {
  if (mediaType === "image/svg+xml") return false;
  return /^(image|audio|video)\/|^(text\/plain|application\/pdf)$/.test(mediaType);
}
