export { People, type PeopleProps, type Person, type PortraitPosition } from "./People.tsx";
export { PeopleSkeleton, type PeopleSkeletonProps } from "./PeopleSkeleton.tsx";
