import { expect, it } from "vitest";
import { createBlocklist } from "../src/accounts/blocklist.ts";

const requireStrong = createBlocklist(["www.northwind.example"]);
const nora = { email: "nora.haddad@example.com", name: "Nora Haddad" };

it.each([
  "passwordpassword",
  "123456789012345",
  "aaaaaaaaaaaaaaa",
  "qwertyuiopasdfg",
  "nora.haddad@example.com",
  "NoraHaddad12345",
  "northwind.example1",
  "iloveyouiloveyou",
])("the password %s is refused", async (password) => {
  await expect(requireStrong(password, nora)).rejects.toMatchObject({
    code: "fields-invalid",
    fields: [{ field: "password", code: "password-common" }],
  });
});

it.each(["correct horse battery staple", "قطار أزرق يعبر الحقل صباحا", "vZ7#pQ2!mK9$wX4"])(
  "the password %s is accepted",
  async (password) => {
    await requireStrong(password, nora);
  },
);
