import { enableVisualEditing } from "@sanity/visual-editing";

/*
 * Runs in pages that are shown beside their forms, and in no others: marks the texts that come from a
 * document, and tells the desk which of them was clicked. The server puts it there.
 */

if (parent !== window)
  enableVisualEditing({
    // Such a page is made by the server alone.
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
