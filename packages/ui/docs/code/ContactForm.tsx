import { FileField, Form, Select, SubmitButton, TextArea, TextField, useToast } from "@agency/ui";
import * as v from "valibot";

const topics = ["موقع إلكتروني", "تطبيق", "هوية بصرية"].map((label) => ({ value: label, label }));
const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("يُرجى إدخال الاسم")),
  email: v.pipe(v.string(), v.email("يُرجى إدخال عنوان بريد إلكتروني صحيح")),
  topic: v.pipe(v.string(), v.nonEmpty("يُرجى اختيار الموضوع")),
  message: v.pipe(v.string(), v.minLength(10, "يُرجى كتابة 10 أحرف على الأقل")),
  file: v.optional(v.pipe(v.file(), v.maxSize(5_000_000, "يجب ألا يتجاوز الملف 5 ميغابايت"))),
});

export function ContactForm() {
  const { toast } = useToast();
  async function send(body: FormData) {
    const { ok } = await fetch("/contact", { method: "post", body });
    if (ok) toast({ title: "تم إرسال رسالتك بنجاح!" });
    else toast({ title: "تعذّر الإرسال. يُرجى المحاولة مرة أخرى.", tone: "error" });
  }
  return (
    <Form schema={schema} action={send} gap={6}>
      <TextField label="اسمك" name="name" autoComplete="name" required />
      <TextField label="بريدك الإلكتروني" name="email" type="email" autoComplete="email" required />
      <Select label="الموضوع" name="topic" options={topics} placeholder="اختيار الموضوع" required />
      <TextArea label="الرسالة" name="message" required />
      <FileField label="ملف" name="file" accept=".pdf,application/pdf" optionalLabel />
      <SubmitButton>إرسال الرسالة</SubmitButton>
    </Form>
  );
}
