import {
  type ConnectionLimits,
  createConnectionLimit as createGroupLimit,
} from "@agency/content-lake";
import { getNetworks } from "./networks.ts";

/** Limits connections per address and network. */
export const createConnectionLimit = (limits: ConnectionLimits) =>
  createGroupLimit(limits, getNetworks);
