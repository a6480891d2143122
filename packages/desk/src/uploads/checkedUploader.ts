import { findUploadProblem } from "@agency/content/uploads";
import type {
  AssetSource,
  AssetSourceUploadEvent,
  AssetSourceUploader,
  AssetSourceUploaderClass,
  AssetSourceUploadFile,
  AssetSourceUploadSubscriber,
  CurrentUser,
} from "sanity";
import { describeFailure, refuseUpload } from "./refuseUpload.ts";

/** May upload SVG files: admins here, administrators and developers in Sanity projects. */
const svgRoles = ["admin", "administrator", "developer"];

export const allowsSvg = (user: Pick<CurrentUser, "roles"> | null): boolean =>
  user?.roles.some(({ name }) => svgRoles.includes(name)) ?? false;

/** Checks selected, dropped and pasted pictures before their upload. */
export const checkUploads = (
  sources: AssetSource[],
  { currentUser }: { currentUser: Pick<CurrentUser, "roles"> | null },
): AssetSource[] =>
  sources.map((source) =>
    source.Uploader
      ? { ...source, Uploader: createCheckedUploader(source.Uploader, allowsSvg(currentUser)) }
      : source,
  );

type UploadOptions = Parameters<AssetSourceUploader["upload"]>[1];

/** Reports problems by `refuse`: the Studio only mentions the console. */
function createCheckedUploader(
  Uploader: AssetSourceUploaderClass,
  isSvgAllowed: boolean,
): AssetSourceUploaderClass {
  return class CheckedUploader extends Uploader {
    readonly #subscribers = new Set<AssetSourceUploadSubscriber>();
    #isAborted = false;

    override upload(files: File[], options?: UploadOptions): AssetSourceUploadFile[] {
      void this.#uploadChecked(files, options);
      return this.getFiles();
    }

    override abort(file?: AssetSourceUploadFile): void {
      this.#isAborted = true;
      super.abort(file);
    }

    override subscribe(subscriber: AssetSourceUploadSubscriber): () => void {
      this.#subscribers.add(subscriber);
      const unsubscribe = super.subscribe((event: AssetSourceUploadEvent) => {
        if (event.type === "all-complete") for (const file of event.files) reportFailure(file);
        if (event.type !== "error") subscriber(event);
      });
      return () => {
        this.#subscribers.delete(subscriber);
        unsubscribe();
      };
    }

    async #uploadChecked(files: File[], options: UploadOptions): Promise<void> {
      const allowed: File[] = [];
      for (const file of files) {
        const sentence = await findUploadProblem(file, isSvgAllowed);
        if (sentence) refuseUpload(file.name, sentence);
        else allowed.push(file);
      }
      if (allowed.length > 0 && !this.#isAborted) super.upload(allowed, options);
      else
        for (const subscriber of this.#subscribers) subscriber({ type: "all-complete", files: [] });
    }
  };
}

function reportFailure({ status, error, file }: AssetSourceUploadFile): void {
  if (status === "error") refuseUpload(file.name, describeFailure(error, file.size));
}
