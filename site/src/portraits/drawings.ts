export { Portrait, PortraitPair } from "@agency/ui/Portrait";
