export { Artwork, type ArtworkKind, type ArtworkProps } from "./Artwork.tsx";
