export { StepChart, type StepChartProps, type StepMark } from "./StepChart.tsx";
