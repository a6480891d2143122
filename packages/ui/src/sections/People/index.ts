export { People, type PeopleProps, type Person, type PortraitSlot } from "./People.tsx";
export { PeopleSkeleton, type PeopleSkeletonProps } from "./PeopleSkeleton.tsx";
