import "@agency/ui/theme.css";
import { themeScript } from "@agency/ui/theme-script";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Providers } from "./Providers";

export const metadata: Metadata = {
  title: "Next and @agency/ui",
  icons: { icon: "data:," },
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below may have set the class of the stored theme before React looks.
    <html lang="ar" dir="rtl" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own script. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body suppressHydrationWarning>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
