import { artAlt } from "./art/alt.ts";
import { diagramFiles } from "./art/diagrams.ts";
import { type ArtKind, art, type Ground } from "./art/index.ts";
import { kashidaSpecimen } from "./art/kashida.ts";
import { imageFile } from "./blocks.ts";
import { cases } from "./cases.ts";
import { clientPortraits } from "./clients.ts";
import { posts } from "./posts/index.ts";
import type { CaseSource, CoverSource } from "./source.ts";

/** A picture to be rendered into `sample/images`. */
export interface PictureSource {
  file: string;
  svg: () => string;
  /** Pixels of the result. */
  width: number;
}

const coverRatio = 3 / 2;

/** The grounds of a cover in the dark and in the light theme. */
const grounds: Record<CoverSource["ground"], { dark: Ground; light?: Ground }> = {
  theme: { dark: "dark", light: "light" },
  inverse: { dark: "paper", light: "ink" },
  orange: { dark: "orange" },
};

/** An image field of artwork, with its text alternative in both languages. */
export const artImage = (file: string, kind: ArtKind) => ({
  ...imageFile(file),
  alt: artAlt[kind].en,
  mirrorInRtl: true,
  ar: { alt: artAlt[kind].ar },
});

/** The cover's image fields, as the document carries them. */
export function coverFields(name: string, { kind, ground }: CoverSource) {
  return {
    featuredImage: artImage(`${name}.webp`, kind),
    ...(grounds[ground].light && { featuredImageLight: artImage(`${name}-light.webp`, kind) }),
  };
}

/** The file of who speaks for a client. */
export const clientFile = (slug: string, ground: "dark" | "light") =>
  `client-${slug}${ground === "light" ? "-light" : ""}.webp`;

/** The image fields of who speaks for a client; none where nobody has said what they look like. */
export function clientPortrait({ slug, testimonialAuthor, ar }: CaseSource) {
  if (!clientPortraits[slug]) return {};
  const portrait = (ground: "dark" | "light") => ({
    ...imageFile(clientFile(slug, ground)),
    alt: `${testimonialAuthor}, drawn in profile`,
    mirrorInRtl: true,
    ar: { alt: `${ar?.testimonialAuthor}، رسم جانبي` },
  });
  return {
    testimonialPortrait: portrait("dark"),
    testimonialPortraitLight: portrait("light"),
  };
}

function coverPictures(name: string, { kind, seed, ground }: CoverSource): PictureSource[] {
  const { dark, light } = grounds[ground];
  const draw = (file: string, on: Ground): PictureSource => ({
    file,
    svg: () => art(kind, seed, coverRatio, on),
    width: 2000,
  });
  return [draw(`${name}.webp`, dark), ...(light ? [draw(`${name}-light.webp`, light)] : [])];
}

/** Every picture of the sample content. */
export function pictures(): PictureSource[] {
  return [
    ...posts.flatMap((post) => coverPictures(`post-${post.slug}`, post.cover)),
    ...cases.flatMap((study) => coverPictures(`case-${study.slug}`, study.cover)),
    ...diagramFiles.map((diagram) => ({ ...diagram, width: 1600 })),
    { file: "kashida-specimen.png", svg: kashidaSpecimen, width: 1600 },
  ];
}
