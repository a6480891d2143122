export { PlacesFilled, type PlacesFilledProps } from "./PlacesFilled.tsx";
export { Pricing, type PricingPlan, type PricingProps, type PricingValue } from "./Pricing.tsx";
