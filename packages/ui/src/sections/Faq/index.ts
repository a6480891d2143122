export { Faq, type FaqProps, type Question } from "./Faq.tsx";
