import { useEffect, useRef, useState } from "react";
import type { FromFrame, PartKind, ToFrame } from "../resume/messages.ts";
import { fetchFile } from "./api.ts";
import styles from "./inbox.module.css";

/** URLs of pdf.js files by name. */
const parts = import.meta.glob<string>(
  [
    "/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
    "/node_modules/pdfjs-dist/cmaps/*.bcmap",
    "/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm",
  ],
  { query: "?url", import: "default", eager: true },
);

const folders: Record<PartKind, string> = {
  standardFontDataUrl: "standard_fonts",
  cMapUrl: "cmaps",
  wasmUrl: "wasm",
};

/** Serves only known files. */
async function getPart(kind: PartKind, name: string): Promise<ArrayBuffer | null> {
  const folder = folders[kind];
  const address = parts[`/node_modules/pdfjs-dist/${folder}/${name}`];
  if (!address) return null;
  const response = await fetch(address);
  return response.ok ? response.arrayBuffer() : null;
}

interface ResumeViewProps {
  path: string;
  name: string;
  onClose: () => void;
}

export function ResumeView({ path, name, onClose }: ResumeViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [said, setSaid] = useState("Loading…");

  useEffect(() => {
    dialog.current?.showModal();
    const tell = (message: ToFrame, bytes: ArrayBuffer | null) =>
      // An opaque origin has no name.
      frame.current?.contentWindow?.postMessage(message, "*", bytes ? [bytes] : []);
    async function hear({ source, data }: MessageEvent<FromFrame>): Promise<void> {
      if (!frame.current || source !== frame.current.contentWindow) return;
      if (data.type === "part") {
        const bytes = await getPart(data.kind, data.name).catch(() => null);
        tell({ type: "part", id: data.id, bytes }, bytes);
      } else if (data.type === "ready") {
        try {
          const bytes = await fetchFile(path);
          tell({ type: "open", bytes }, bytes);
        } catch (error) {
          setSaid((error as Error).message);
        }
      } else
        setSaid(
          data.type === "shown"
            ? `${data.pages} ${data.pages === 1 ? "page" : "pages"}.`
            : "This file can’t be shown here. Download it instead.",
        );
    }
    const listen = (event: MessageEvent<FromFrame>) => void hear(event);
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [path]);

  return (
    <dialog ref={dialog} className={styles.resume} aria-labelledby="resume" onClose={onClose}>
      <div className={styles.bar}>
        <h2 id="resume" className={styles.heading}>
          <bdi>{name}</bdi>
        </h2>
        <span role="status" className={styles.quiet}>
          {said}
        </span>
        <button type="button" className={styles.control} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <iframe
        ref={frame}
        className={styles.frame}
        title={`CV: ${name}`}
        src="/desk/resume"
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
      />
    </dialog>
  );
}
