export { SentenceCovers as default } from "@agency/showcase/SentenceCovers";
