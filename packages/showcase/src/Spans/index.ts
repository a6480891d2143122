export { type Span, Spans, type SpansProps } from "./Spans.tsx";
