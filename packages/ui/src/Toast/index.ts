export {
  type ToastContextValue,
  type ToastLabels,
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  type ToastType,
  useToast,
} from "./Toast.tsx";
