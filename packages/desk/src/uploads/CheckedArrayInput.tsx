import { findUploadProblem } from "@agency/content/uploads";
import { type ArrayOfObjectsInputProps, useCurrentUser } from "sanity";
import { DirectionalInput } from "../form/DirectionalInput.tsx";
import { allowsSvg } from "./checkedUploader.ts";
import { refuseUpload } from "./refuseUpload.ts";

/** Checks dropped and pasted pictures before items are added. */
export function CheckedArrayInput({ onSelectFile, ...props }: ArrayOfObjectsInputProps) {
  const user = useCurrentUser();
  async function select(event: Parameters<NonNullable<typeof onSelectFile>>[0]): Promise<void> {
    const sentence = await findUploadProblem(event.file, allowsSvg(user));
    if (sentence) refuseUpload(event.file.name, sentence);
    else onSelectFile?.(event);
  }
  return <DirectionalInput {...props} onSelectFile={(event) => void select(event)} />;
}
