export {
  type AgencyContextValue,
  AgencyProvider,
  type AgencyProviderProps,
  type Direction,
  type LinkComponent,
  type LinkComponentProps,
  useAgency,
} from "./AgencyProvider.tsx";
