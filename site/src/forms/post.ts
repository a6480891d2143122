import type { ErrorCode } from "@agency/server/forms/contract";
import type { FieldError } from "@agency/server/forms/fieldError";

/** What an endpoint answered; an error has a code, unless something in between answered in its place. */
export interface Answer {
  ok: boolean;
  status: number;
  reference: string;
  code: ErrorCode | undefined;
  fields: FieldError[];
  /** Milliseconds to wait before it may be sent again. */
  wait: number;
}

/** The server was not reached, or its answer was lost: whether it stored anything is unknown. */
export class NoAnswer extends Error {
  /** Whether the whole body was on its way before. */
  readonly uploaded: boolean;

  constructor(path: string, uploaded: boolean) {
    super(`No answer from ${path}`);
    this.name = "NoAnswer";
    this.uploaded = uploaded;
  }
}

/**
 * The longest silence, in milliseconds: longer than the server takes for its own slowest step, so
 * that its answer is heard. A slow upload is not silent.
 */
const patience = { json: 20_000, file: 60_000 };

/**
 * Posts JSON or form data.
 *
 * @param onProgress hears how much of the body has left, 0 to 1; `fetch` could not tell
 * @throws NoAnswer
 */
export function post(
  path: string,
  body: FormData | object,
  onProgress?: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let uploaded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isForm = body instanceof FormData;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), isForm ? patience.file : patience.json);
    };
    const fail = () => {
      clearTimeout(timer);
      reject(new NoAnswer(path, uploaded));
    };
    request.onload = () => {
      clearTimeout(timer);
      resolve(read(request));
    };
    request.onerror = fail;
    request.onabort = fail;
    // Listening to the upload is only worth it where somebody hears of it.
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total }) => {
        listen();
        onProgress(total > 0 ? loaded / total : 0);
      };
    }
    request.upload.onload = () => {
      uploaded = true;
      listen();
    };
    request.open("POST", path);
    if (!isForm) request.setRequestHeader("Content-Type", "application/json");
    listen();
    request.send(isForm ? body : JSON.stringify(body));
  });
}

function read(request: XMLHttpRequest): Answer {
  const { status, responseText } = request;
  const told = parse(responseText);
  return {
    ok: status >= 200 && status < 300,
    status,
    reference: told?.reference ?? "",
    code: told?.error?.code,
    fields: told?.error?.fields ?? [],
    wait: 1000 * (Number(request.getResponseHeader("Retry-After")) || 1),
  };
}

interface Told {
  reference?: string;
  error?: { code?: ErrorCode; fields?: FieldError[] };
}

function parse(text: string): Told | undefined {
  try {
    return JSON.parse(text) as Told;
  } catch {
    return undefined;
  }
}
