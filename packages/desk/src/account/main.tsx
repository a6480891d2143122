import { start } from "../entrance/start.tsx";
import { AccountPage } from "./Account.tsx";
import { words } from "./words.ts";

start({ en: words.en.title, ar: words.ar.title }, AccountPage);
