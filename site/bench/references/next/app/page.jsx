import Link from "next/link";
import { connection } from "next/server";
import { Home } from "../../shared/pages.ts";

export default async function Page() {
  // Rendered for each request.
  await connection();
  return <Home Link={Link} />;
}
