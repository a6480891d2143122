export { FaceToFace, type FaceToFaceProps } from "./FaceToFace.tsx";
