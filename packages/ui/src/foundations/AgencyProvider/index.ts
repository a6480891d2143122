export {
  type AgencyContextValue,
  AgencyProvider,
  type AgencyProviderProps,
  type Direction,
  directionOf,
  type LinkComponent,
  type LinkComponentProps,
  useAgency,
} from "./AgencyProvider.tsx";
