export { type BarAnnotation, BarChart, type BarChartProps, type BarSeries } from "./BarChart.tsx";
