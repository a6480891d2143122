export { LineChart, type LineChartProps, type LinePoint, type LineTick } from "./LineChart.tsx";
