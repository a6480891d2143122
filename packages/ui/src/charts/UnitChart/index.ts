export { UnitChart, type UnitChartProps, type UnitCount } from "./UnitChart.tsx";
