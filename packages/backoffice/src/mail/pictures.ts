import { cropPicture, getImageUrl } from "@agency/content";
import { getDirection, type Language } from "@agency/content/language";
import type { Picture } from "@agency/content/queries/picture";
import type { MailImage } from "@agency/mail";
import type { StaffMails } from "./types.ts";

const devicePixelRatio = 2;

export interface LetterOptions {
  language: Language;
  siteUrl: string;
  mails: StaffMails;
}

/** Returns a picture in a format of every client, mirrored if necessary. */
export function getPicture(
  picture: Picture,
  alt: string,
  shown: { width: number; height?: number },
  { language, siteUrl }: LetterOptions,
): MailImage {
  const cropped = cropPicture(picture);
  const width = Math.min(cropped.width, shown.width * devicePixelRatio);
  const height =
    shown.height === undefined
      ? Math.round((cropped.height * width) / cropped.width)
      : Math.round((shown.height * width) / shown.width);
  const box = shown.height === undefined ? { width } : { width, height };
  const url = new URL(getImageUrl(cropped.url, { ...box, quality: 80 }), siteUrl);
  url.searchParams.delete("auto");
  url.searchParams.set("fm", "jpg");
  if (picture.mirrorInRtl && getDirection(language) === "rtl") url.searchParams.set("flip", "h");
  return { src: url.href, alt, width, height };
}
