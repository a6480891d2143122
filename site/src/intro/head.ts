/**
 * Runs in the page's head, before anything is painted: language and direction are right
 * from the first frame on. It is built on its own and stands in the page as an inline script.
 */
import { detectLanguage, directions } from "../language.ts";

const language = detectLanguage();
document.documentElement.lang = language;
document.documentElement.dir = directions[language];
