import "./frame.css";
// Without a worker: site isolation gives the sandbox its own process.
import "pdfjs-dist/build/pdf.worker.mjs";
import { getDocument, type PDFDocumentProxy, TextLayer } from "pdfjs-dist";
import type { FromFrame, PartKind, ToFrame } from "./messages.ts";

/* Runs in a sandbox without origin, network or session, because files may be malicious. */

/** Longer ones must be downloaded. */
const maxPages = 40;

/** In CSS px. */
const maxWidth = 900;

const postToDesk = (message: FromFrame): void => parent.postMessage(message, "*");

const asked = new Map<number, (bytes: ArrayBuffer | null) => void>();
let last = 0;

/** Requests pdf.js files from the desk. */
class DeskDataFactory {
  fetch({ kind, filename }: { kind: PartKind; filename: string }): Promise<Uint8Array> {
    const id = ++last;
    postToDesk({ type: "part", id, kind, name: filename });
    return new Promise((resolve, reject) =>
      asked.set(id, (bytes) =>
        bytes ? resolve(new Uint8Array(bytes)) : reject(new Error(`There is no ${filename}`)),
      ),
    );
  }
}

async function drawPage(pdf: PDFDocumentProxy, number: number, place: HTMLElement) {
  const page = await pdf.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const scale = Math.min(maxWidth, document.documentElement.clientWidth - 24) / width;
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width * devicePixelRatio);
  canvas.height = Math.floor(viewport.height * devicePixelRatio);
  canvas.style.width = `${viewport.width}px`;
  canvas.style.height = `${viewport.height}px`;
  canvas.setAttribute("role", "presentation");
  const frame = document.createElement("section");
  frame.className = "page";
  frame.ariaLabel = `Page ${number} of ${pdf.numPages}`;
  frame.append(canvas);
  place.append(frame);
  await page.render({
    canvas,
    viewport,
    transform: [devicePixelRatio, 0, 0, devicePixelRatio, 0, 0],
    // Renders fields without interaction.
    annotationMode: 1,
  }).promise;
  const text = document.createElement("div");
  text.className = "text";
  text.dir = "auto";
  text.style.setProperty("--total-scale-factor", String(scale));
  frame.append(text);
  await new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  }).render();
  page.cleanup();
}

async function open(bytes: ArrayBuffer): Promise<void> {
  const place = document.getElementById("pages") as HTMLElement;
  const pdf = await getDocument({
    data: bytes,
    BinaryDataFactory: DeskDataFactory,
    // Only makes pdf.js request fonts.
    standardFontDataUrl: "fonts/",
    cMapUrl: "cmaps/",
    wasmUrl: "wasm/",
    useWorkerFetch: false,
    // Draws paths, so that the browser never parses the file's fonts.
    disableFontFace: true,
    disableWorkerRendering: true,
    enableXfa: false,
    // Malformed files cause many warnings.
    verbosity: 0,
    maxImageSize: 64 * 1024 * 1024,
  }).promise;
  const pages = Math.min(pdf.numPages, maxPages);
  for (let number = 1; number <= pages; number++) {
    await drawPage(pdf, number, place);
    if (number === 1) postToDesk({ type: "shown", pages: pdf.numPages });
  }
  if (pdf.numPages <= pages) return;
  const more = document.createElement("p");
  more.className = "more";
  more.textContent = `${pdf.numPages - pages} more pages. Download the file to read them.`;
  place.append(more);
}

addEventListener("message", ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent) return;
  if (data.type === "part") {
    asked.get(data.id)?.(data.bytes);
    asked.delete(data.id);
    return;
  }
  open(data.bytes).catch((error: unknown) => {
    console.error(error);
    postToDesk({ type: "failed" });
  });
});

postToDesk({ type: "ready" });
