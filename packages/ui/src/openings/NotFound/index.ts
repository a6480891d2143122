export { NotFound, type NotFoundProps, type WayOn } from "./NotFound.tsx";
