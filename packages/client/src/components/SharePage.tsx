import { ShareButtons } from "@agency/ui/ShareButtons";
import { useHydrated } from "@agency/ui/utils";
import { useLocation } from "react-router-dom";
import { readSettings } from "../settings.ts";

interface SharePageProps {
  title: string;
  messages: {
    label: string;
    newTab: string;
    linkedin: string;
    x: string;
    facebook: string;
    whatsapp: string;
    copy: string;
    copied: string;
    native: string;
  };
  /** Called if the clipboard is blocked, or lacks TLS. */
  onCopyError: () => void;
}

/** Share buttons: social networks, copy link and share sheet. */
export function SharePage({ title, messages, onCopyError }: SharePageProps) {
  const address = readSettings().siteUrl + useLocation().pathname;
  const isHydrated = useHydrated();
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch (error) {
      onCopyError();
      throw error;
    }
  };

  return (
    <ShareButtons
      label={messages.label}
      newTabLabel={messages.newTab}
      items={[
        {
          label: messages.linkedin,
          href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
        },
        { label: messages.x, href: `https://x.com/intent/post?url=${url}&text=${text}` },
        { label: messages.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
        { label: messages.whatsapp, href: `https://wa.me/?text=${text}%20${url}` },
      ]}
      copy={{ label: messages.copy, copiedLabel: messages.copied, onCopy: copy }}
      share={
        isHydrated && "share" in navigator
          ? {
              label: messages.native,
              // Rejects when the share sheet is closed.
              onShare: () => void navigator.share({ title, url: address }).catch(() => {}),
            }
          : undefined
      }
    />
  );
}
