import { preloadDialog } from "@agency/ui/Dialog";
import { useToast } from "@agency/ui/ToastProvider";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";

type Demo = ComponentType<{ open: boolean; onClose: () => void }>;

const load = () => {
  preloadDialog();
  return import("./GymestryDemo.tsx");
};

/** Can be linked. Back closes it. */
export const demoHash = "#demo";

export const preloadDemo = () => void load().catch(() => {});

export function DemoDialog() {
  const { t } = useTranslation();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { toast } = useToast();
  const [Demo, setDemo] = useState<Demo>();
  const open = hash === demoHash;

  useEffect(() => {
    if (!open || Demo) return;
    let wanted = true;
    load().then(
      (module) => wanted && setDemo(() => module.default),
      (error: unknown) => {
        console.error(error);
        if (wanted) toast({ title: t("pageFailed.text"), tone: "error" });
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, Demo, toast, t]);

  if (!Demo) return null;
  const close = () => void navigate(pathname + search, { replace: true });
  return <Demo open={open} onClose={close} />;
}
