import { readSettings } from "./settings.ts";

/** What the server calls the content service that it embeds, which starts with the sample content. */
const embedded = "local";

/** Whether the site shows its sample content, which has to be marked as invented. */
export const showsSampleContent = (): boolean => readSettings().content.projectId === embedded;
