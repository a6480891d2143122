import { enableVisualEditing } from "@sanity/visual-editing";

/*
 * Runs only in pages framed by the desk. Marks texts of documents, and sends clicks on them to the
 * desk. Injected by the server.
 */

if (parent !== window)
  enableVisualEditing({
    // These pages are rendered by the server only.
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
