export { Image, type ImageProps, type ImageSource } from "./Image.tsx";
