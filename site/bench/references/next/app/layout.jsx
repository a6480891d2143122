import Link from "next/link";
import "../../shared/style.css";
import { Layout } from "../../shared/pages.ts";

export const metadata = { title: "Reference" };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <Layout Link={Link}>{children}</Layout>
      </body>
    </html>
  );
}
