export { SentenceCovers as default } from "@agency/ui/SentenceCovers";
