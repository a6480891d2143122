export { NotFound, type NotFoundLink, type NotFoundProps } from "./NotFound.tsx";
