export { Artwork, type ArtworkKind, type ArtworkProps, artworkKinds } from "./Artwork.tsx";
