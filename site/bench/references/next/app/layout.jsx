import Link from "next/link";
import { Layout } from "../../shared/pages.ts";

export const metadata = { title: "Reference" };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <head>
        <link rel="stylesheet" href="/style.css" precedence="default" />
      </head>
      <body>
        <Layout Link={Link}>{children}</Layout>
      </body>
    </html>
  );
}
