export { type Station, type StationSpan, Stations, type StationsProps } from "./Stations.tsx";
