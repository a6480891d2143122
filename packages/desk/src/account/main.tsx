import { renderPage } from "../auth/renderPage.tsx";
import { AccountPage } from "./Account.tsx";
import { messages } from "./messages.ts";

renderPage({ en: messages.en.title, ar: messages.ar.title }, AccountPage);
