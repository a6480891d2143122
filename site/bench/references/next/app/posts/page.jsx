import Link from "next/link";
import { connection } from "next/server";
import { Posts } from "../../../shared/pages.ts";

export default async function Page() {
  await connection();
  return <Posts Link={Link} />;
}
