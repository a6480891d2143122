export {
  Kashida,
  type KashidaArabic,
  type KashidaLatin,
  type KashidaProps,
} from "./Kashida.tsx";
