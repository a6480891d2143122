import { enableVisualEditing } from "@sanity/visual-editing";

/*
 * Injected by the server. Runs only in the desk's frames: marks texts, and sends clicks on them to
 * the desk.
 */

if (parent !== window)
  enableVisualEditing({
    // The server renders these pages.
    refresh: async () => location.reload(),
    history: {
      subscribe(navigate) {
        navigate({ type: "replace", title: document.title, url: location.href });
        const tell = () => navigate({ type: "push", title: document.title, url: location.href });
        addEventListener("popstate", tell);
        return () => removeEventListener("popstate", tell);
      },
      update(update) {
        if (update.type === "pop") history.back();
        else if (update.type === "push") location.assign(update.url);
        else location.replace(update.url);
      },
    },
  });
