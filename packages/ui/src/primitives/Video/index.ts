export { Video, type VideoCaptions, type VideoProps, type VideoSource } from "./Video.tsx";
