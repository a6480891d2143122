import type { Tool } from "sanity";
import { Pictures } from "./Pictures.tsx";

/** Library of pictures. Requires the server's session. */
export const picturesTool: Tool = { name: "pictures", title: "Images", component: Pictures };
