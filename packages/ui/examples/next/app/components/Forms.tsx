import {
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  ErrorSummary,
  FileField,
  FilterBar,
  FilterPanel,
  Form,
  FormRow,
  FormStatus,
  Heading,
  NumberField,
  PhoneField,
  RadioGroup,
  RangeField,
  SearchField,
  Select,
  Sentence,
  SentenceField,
  SignupField,
  Stack,
  SubmitButton,
  Switch,
  TextArea,
  TextField,
} from "@agency/ui";

const cities = [
  { value: "dubai", label: "دبي" },
  { value: "cairo", label: "القاهرة" },
];

export function Forms() {
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>النماذج</Heading>
      <Form action="/components" method="post" gap={4} errors={{ name: "أدخل اسمك" }}>
        <ErrorSummary title="حقل واحد يحتاج إلى مراجعة" labels={{ name: "الاسم" }} />
        <FormRow>
          <TextField label="الاسم" name="name" />
          <PhoneField
            label="الهاتف"
            countryLabel="رمز الدولة"
            defaultCountry="AE"
            countries={["AE", "EG"]}
            name="phone"
          />
        </FormRow>
        <TextArea
          label="الرسالة"
          name="message"
          limit={{ characters: 200, counter: "المتبقي: {left}" }}
        />
        <Select label="المدينة" name="city" options={cities} />
        <Combobox label="الفرع" name="branch" options={cities} emptyLabel="لا نتائج" />
        <RadioGroup label="مكان العمل" name="place" options={cities} />
        <CheckboxGroup label="المواعيد" name="times" options={cities} />
        <Checkbox label="أوافق على الشروط" name="terms" />
        <Switch label="النشرة البريدية" name="newsletter" />
        <NumberField label="العدد" name="count" defaultValue={3} />
        <RangeField label="الساعات" name="hours" thumbLabels={["من", "إلى"]} />
        <DateField label="التاريخ" name="date" defaultValue="2026-03-21" />
        <FileField
          label="المرفق"
          name="file"
          labels={{ choose: "اختيار ملف", replace: "استبدال", remove: "إزالة" }}
        />
        <FormStatus tone="success" title="وصلت رسالتك" level={3}>
          نرد خلال يومين.
        </FormStatus>
        <SubmitButton busyLabel="جارٍ الإرسال">إرسال</SubmitButton>
      </Form>
      <Sentence>
        أعمل في <SentenceField label="القطاع" name="sector" placeholder="القطاع" /> منذ سنوات.
      </Sentence>
      <SignupField label="البريد الإلكتروني" submitLabel="اشتراك" action="/components" />
      <SearchField label="البحث" clearLabel="مسح" submitLabel="بحث" action="/components" name="q" />
      <FilterBar label="التصفية" items={[{ label: "الكل", href: "/components", current: true }]} />
      <FilterPanel label="تصفية متقدمة" action="/components" submitLabel="تطبيق">
        <Select label="الموقع" name="site" options={cities} />
      </FilterPanel>
    </Stack>
  );
}
