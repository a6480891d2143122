import { readSettings } from "@agency/client/settings";
import { ShareButtons } from "@agency/ui/ShareButtons";
import { useToast } from "@agency/ui/Toast";
import { useHydrated } from "@agency/ui/utils";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";

/** Ways to share the page: the device's own sheet where there is one, a copied link, networks. */
export function Share({ title }: { title: string }) {
  const { t } = useTranslation("blog");
  const { t: common } = useTranslation();
  const { showToast } = useToast();
  const address = readSettings().siteUrl + useLocation().pathname;
  const isHydrated = useHydrated();
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);

  // Without TLS, or when the visitor forbids it, there is no clipboard.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch (error) {
      showToast({ message: t("post.copyFailed"), tone: "error" });
      throw error;
    }
  };

  return (
    <ShareButtons
      label={t("post.share")}
      newTabLabel={common("newTab")}
      items={[
        {
          label: t("post.linkedin"),
          href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
        },
        { label: t("post.x"), href: `https://x.com/intent/post?url=${url}&text=${text}` },
        { label: t("post.facebook"), href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
        { label: t("post.whatsapp"), href: `https://wa.me/?text=${text}%20${url}` },
      ]}
      copy={{
        label: t("post.copy"),
        copiedLabel: t("post.copied"),
        onCopy: copy,
      }}
      share={
        isHydrated && "share" in navigator
          ? {
              label: t("post.shareNative"),
              // Closing the sheet again is no failure.
              onShare: () => void navigator.share({ title, url: address }).catch(() => {}),
            }
          : undefined
      }
    />
  );
}
