import { artAlt } from "./art/alt.ts";
import { diagramFiles } from "./art/diagrams.ts";
import { type ArtKind, art, type Ground } from "./art/index.ts";
import { drawKashidaSpecimen } from "./art/kashida.ts";
import { imageFile } from "./blocks.ts";
import { cases } from "./cases.ts";
import { clientPortraits } from "./clients.ts";
import { posts } from "./posts/index.ts";
import type { CaseSource, CoverSource } from "./types.ts";

export interface PictureSource {
  file: string;
  svg: () => string;
  /** In px. */
  width: number;
}

const coverRatio = 3 / 2;

const grounds: Record<CoverSource["ground"], { dark: Ground; light?: Ground }> = {
  theme: { dark: "dark", light: "light" },
  inverse: { dark: "paper", light: "ink" },
  orange: { dark: "orange" },
};

export const createArtworkImage = (file: string, kind: ArtKind) => ({
  ...imageFile(file),
  alt: artAlt[kind].en,
  mirrorInRtl: true,
  ar: { alt: artAlt[kind].ar },
});

/** Returns a cover's image fields, with a light variant for themed and inverse grounds. */
export function getCoverFields(name: string, { kind, ground }: CoverSource) {
  return {
    featuredImage: createArtworkImage(`${name}.webp`, kind),
    ...(grounds[ground].light && {
      featuredImageLight: createArtworkImage(`${name}-light.webp`, kind),
    }),
  };
}

export const getClientFile = (slug: string, ground: "dark" | "light") =>
  `client-${slug}${ground === "light" ? "-light" : ""}.webp`;

/** Returns a client's portrait fields, or none. */
export function clientPortrait({ slug, testimonialAuthor, ar }: CaseSource) {
  if (!clientPortraits[slug]) return {};
  const portrait = (ground: "dark" | "light") => ({
    ...imageFile(getClientFile(slug, ground)),
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

export function pictures(): PictureSource[] {
  return [
    ...posts.flatMap((post) => coverPictures(`post-${post.slug}`, post.cover)),
    ...cases.flatMap((study) => coverPictures(`case-${study.slug}`, study.cover)),
    ...diagramFiles.map((diagram) => ({ ...diagram, width: 1600 })),
    { file: "kashida-specimen.png", svg: drawKashidaSpecimen, width: 1600 },
  ];
}
