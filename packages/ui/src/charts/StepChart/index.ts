export { StepChart, type StepChartProps, type StepTick } from "./StepChart.tsx";
