import { SharePage } from "@agency/client/components/SharePage";
import { useToast } from "@agency/ui/ToastProvider";
import { useTranslation } from "react-i18next";

export function Share({ title }: { title: string }) {
  const { t } = useTranslation("blog");
  const { t: common } = useTranslation();
  const { toast } = useToast();
  return (
    <SharePage
      title={title}
      messages={{
        label: t("post.share"),
        newTab: common("newTab"),
        linkedin: t("post.linkedin"),
        x: t("post.x"),
        facebook: t("post.facebook"),
        whatsapp: t("post.whatsapp"),
        copy: t("post.copy"),
        copied: t("post.copied"),
        native: t("post.shareNative"),
      }}
      onCopyError={() => toast({ title: t("post.copyFailed"), tone: "error" })}
    />
  );
}
