import { mounting } from "./mounting.tsx";

Object.assign(window, { mounting });
