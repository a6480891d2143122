export { type Claim, Claims, type ClaimsProps } from "./Claims.tsx";
