import { brandCss, createBrand } from "@agency/tokens";
import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { ground, onGround } from "@agency/ui/theme/accentGround";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { overlays } from "./overlays.tsx";

const brand = document.createElement("style");
brand.textContent = brandCss(createBrand("#0f766e"), ".campaign");
document.head.append(brand);

const query = new URLSearchParams(location.search);
const Overlay = overlays[query.get("overlay") as keyof typeof overlays];

/** Hides overflow and contains fixed descendants, which must not clip overlays. */
const clipping = { overflow: "hidden", transform: "translate(0)", blockSize: 64 };

const scopes: Record<string, (children: ReactNode) => ReactNode> = {
  page: (children) => children,
  theme: (children) => <div className="light-theme">{children}</div>,
  brand: (children) => <div className="campaign">{children}</div>,
  property: (children) => (
    <div style={{ ["--agency-color-accent" as string]: "rgb(1, 2, 3)" }}>{children}</div>
  ),
  language: (children) => (
    <div lang="ar" dir="rtl">
      {children}
    </div>
  ),
  surface: (children) => (
    <div className={ground}>
      <div className={onGround}>{children}</div>
    </div>
  ),
  all: (children) => (
    <div className="light-theme" lang="ar" dir="rtl">
      <div className="campaign">{children}</div>
    </div>
  ),
};

const isClipping = query.has("clip");

function Page({ container }: { container?: HTMLElement }) {
  return (
    <AgencyProvider language="en" container={container}>
      {scopes[query.get("scope") ?? "page"]?.(
        <div data-place style={isClipping ? clipping : undefined}>
          <Overlay />
        </div>,
      )}
      <div data-elsewhere style={{ blockSize: 3000 }} />
    </AgencyProvider>
  );
}

function copyStyles(to: Node) {
  for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]")) {
    to.appendChild(sheet.cloneNode(true));
  }
}

function InFrame() {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <>
      <iframe
        title="Preview"
        srcDoc="<!doctype html><title>Preview</title>"
        style={{ inlineSize: 1000, blockSize: 700 }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          copyStyles(contentDocument.head);
          setBody(contentDocument.body);
        }}
      />
      {body && createPortal(<Page container={body} />, body)}
    </>
  );
}

const app = document.querySelector("#app") as HTMLElement;
const pages: Record<string, () => void> = {
  document: () => createRoot(app).render(<Page />),
  iframe: () => createRoot(app).render(<InFrame />),
  shadow: () => {
    const shadow = app.attachShadow({ mode: "open" });
    copyStyles(shadow);
    const root = shadow.appendChild(document.createElement("div"));
    createRoot(root).render(<Page container={root} />);
  },
};
pages[query.get("in") ?? "document"]?.();
