export { People, type PeopleProps, type Person, type PersonPlace } from "./People.tsx";
export { PeopleSkeleton, type PeopleSkeletonProps } from "./PeopleSkeleton.tsx";
