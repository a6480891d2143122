import "@agency/ui/styles.css";
import { pressScript, themeScript } from "@agency/ui/theme-script";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Providers } from "./Providers";

export const metadata: Metadata = { title: "Next and @agency/ui", icons: { icon: "data:," } };

export default function Layout({ children }: { children: ReactNode }) {
  // The theme script may have changed classes before hydration.
  return (
    <html lang="ar" dir="rtl" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: `${themeScript};${pressScript}` }} />
      </head>
      <body suppressHydrationWarning>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
