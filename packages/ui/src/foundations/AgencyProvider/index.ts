export type { MessageText } from "../../messages/formatMessage.ts";
export type { Messages } from "../../messages/MessagesContext.ts";
export {
  type AgencyContextValue,
  AgencyProvider,
  type AgencyProviderProps,
  type LinkComponent,
  type LinkComponentProps,
  useAgency,
} from "./AgencyProvider.tsx";
export type { Direction } from "./getDirection.ts";
