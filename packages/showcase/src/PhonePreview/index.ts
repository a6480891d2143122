export {
  PhonePreview,
  type PhonePreviewProps,
  PhoneScreen,
  type PhoneScreenProps,
} from "./PhonePreview.tsx";
