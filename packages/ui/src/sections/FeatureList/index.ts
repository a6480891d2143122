export { type Feature, FeatureList, type FeatureListProps } from "./FeatureList.tsx";
