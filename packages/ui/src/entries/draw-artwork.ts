export * from "../primitives/Artwork/drawArtwork.ts";
