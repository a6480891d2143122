export { BarChart, type BarChartProps, type BarMoment, type BarSeries } from "./BarChart.tsx";
