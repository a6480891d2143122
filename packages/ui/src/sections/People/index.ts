export { People, type PeopleProps, type Person } from "./People.tsx";
export { PeopleSkeleton, type PeopleSkeletonProps } from "./PeopleSkeleton.tsx";
