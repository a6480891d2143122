export { Note, type NoteProps } from "./Note.tsx";
