import type { ErrorAnswer, ErrorCode, StoredWithReference } from "@agency/server/forms/contract";
import type { FieldError } from "@agency/server/forms/fieldError";

/** Errors of a proxy or gateway have no code. */
export interface PostResponse {
  ok: boolean;
  status: number;
  reference: string;
  code: ErrorCode | undefined;
  fields: FieldError[];
  /** In ms. */
  retryAfter: number;
}

/** No server or no response. The form may be stored. */
export class NoResponseError extends Error {
  readonly isUploaded: boolean;

  constructor(path: string, isUploaded: boolean) {
    super(`No answer from ${path}`);
    this.name = "NoResponseError";
    this.isUploaded = isUploaded;
  }
}

/** In ms without progress. The server's slowest step is faster. */
const timeouts = { json: 20_000, file: 60_000 };

/**
 * Posts JSON or form data.
 *
 * @param onProgress receives the uploaded part, 0 to 1, unknown to `fetch`
 * @throws NoResponseError
 */
export function post(
  path: string,
  body: FormData | object,
  onProgress?: (progress: number) => void,
): Promise<PostResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let isUploaded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isFormData = body instanceof FormData;
    const restartTimeout = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), isFormData ? timeouts.file : timeouts.json);
    };
    const fail = () => {
      clearTimeout(timer);
      reject(new NoResponseError(path, isUploaded));
    };
    request.onload = () => {
      clearTimeout(timer);
      resolve(readResponse(request));
    };
    request.onerror = fail;
    request.onabort = fail;
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total }) => {
        restartTimeout();
        onProgress(total > 0 ? loaded / total : 0);
      };
    }
    request.upload.onload = () => {
      isUploaded = true;
      restartTimeout();
    };
    request.open("POST", path);
    if (!isFormData) request.setRequestHeader("Content-Type", "application/json");
    restartTimeout();
    request.send(isFormData ? body : JSON.stringify(body));
  });
}

function readResponse(request: XMLHttpRequest): PostResponse {
  const { status, responseText } = request;
  const body = parse(responseText);
  return {
    ok: status >= 200 && status < 300,
    status,
    reference: body?.reference ?? "",
    code: body?.error?.code,
    fields: body?.error?.fields ?? [],
    retryAfter: 1000 * (Number(request.getResponseHeader("Retry-After")) || 1),
  };
}

function parse(text: string): Partial<StoredWithReference & ErrorAnswer> | undefined {
  try {
    return JSON.parse(text) as Partial<StoredWithReference & ErrorAnswer>;
  } catch {
    return undefined;
  }
}
