import {
  BarChart,
  Grid,
  GridItem,
  Heading,
  LineChart,
  SmallMultiples,
  StepChart,
  UnitChart,
} from "@agency/ui";

const table = (caption: string) => ({
  caption,
  head: ["", "قبل", "بعد"],
  rows: [[caption, "2", "7"]],
});

export function Charts() {
  return (
    <Grid as="section">
      <GridItem span={{ narrow: 4, wide: 10 }}>
        <Heading level={2}>الرسوم البيانية</Heading>
        <BarChart
          label="رسم الحجوزات"
          table={table("الحجوزات")}
          series={{ values: [2, 3, 6, 7], start: "2", end: "7", unit: "حجزًا" }}
          moment={{ index: 2, label: "الإطلاق" }}
          headlines={[{ value: "+41%", label: "حجوزات" }]}
        />
        <LineChart
          label="رسم المواعيد"
          table={table("المواعيد")}
          points={[
            { at: 1, value: 2 },
            { at: 2, value: 5 },
            { at: 3, value: 7 },
          ]}
          start={{ value: "2", unit: "موعدان" }}
          end={{ value: "7", unit: "مواعيد" }}
          ticks={[{ at: 1, label: "يناير" }, { at: 3 }]}
        />
        <SmallMultiples
          label="رسم القطع"
          table={table("القطع")}
          items={[{ title: "الأولى", values: [2, 7], value: "7", unit: "قطع" }]}
        />
        <StepChart
          label="رسم الطلبات"
          table={table("الطلبات")}
          values={[2, 4, 7]}
          plan={{ at: 5, unit: "الخطة" }}
          reached={{ value: "7", unit: "طلبات" }}
        />
        <UnitChart
          label="رسم المكالمات"
          table={table("المكالمات")}
          before={{ count: 2, value: "2", unit: "قبل" }}
          after={{ count: 7, value: "7", unit: "بعد" }}
        />
      </GridItem>
    </Grid>
  );
}
