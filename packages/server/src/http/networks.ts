import ipaddr from "ipaddr.js";

export interface Network {
  key: string;
  /** Factor over one client's limit. */
  clients: number;
}

/**
 * IPv6 prefix lengths. Customers get a /64, /56 or /48 (RFC 6177). Larger networks get more,
 * because providers also divide them.
 */
const levels = [
  { bits: 64, clients: 1 },
  { bits: 56, clients: 4 },
  { bits: 48, clients: 16 },
] as const;

export const maxClients = 16;

/** IPv4-mapped (RFC 4291) and NAT64 (RFC 6052). */
const embedding = ["::ffff:0:0", "64:ff9b::"].map((prefix) => ipaddr.IPv6.parse(prefix));

/**
 * Returns the client's key: the IPv4 address (also embedded ones), the IPv6 /64 network, or an
 * invalid address unchanged.
 */
export function toClientKey(address: string): string {
  const plain = address.replace(/%.*/, "");
  if (!ipaddr.isValid(plain)) return address;
  const ip = ipaddr.parse(plain);
  if (ip.kind() === "ipv4") return ip.toString();
  const parts = (ip as ipaddr.IPv6).parts;
  if (embedding.some((prefix) => (ip as ipaddr.IPv6).match(prefix, 96)))
    return new ipaddr.IPv4(ip.toByteArray().slice(12)).toString();
  return toPrefix(parts, 64);
}

/** Returns a client's limited networks: IPv4 address, or IPv6 /64, /56 and /48. */
export function getNetworks(client: string): Network[] {
  if (!client.endsWith("::/64")) return [{ key: client, clients: 1 }];
  const parts = client
    .slice(0, -"::/64".length)
    .split(":")
    .map((part) => Number.parseInt(part, 16));
  return levels.map(({ bits, clients }) => ({ key: toPrefix(parts, bits), clients }));
}

function toPrefix(parts: readonly number[], bits: 64 | 56 | 48): string {
  const [fourth = 0] = parts.slice(3);
  const kept = [
    ...parts.slice(0, 3),
    ...(bits === 48 ? [] : [bits === 56 ? fourth & 0xff00 : fourth]),
  ];
  return `${kept.map((part) => part.toString(16)).join(":")}::/${bits}`;
}
