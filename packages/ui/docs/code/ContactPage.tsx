import { AgencyProvider, ToastProvider } from "@agency/ui";
import { ContactForm } from "./ContactForm.tsx";

export const ContactPage = () => (
  <AgencyProvider language="ar">
    <ToastProvider>
      <ContactForm />
    </ToastProvider>
  </AgencyProvider>
);
