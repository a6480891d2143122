export { PostList, type PostListItem, type PostListProps } from "./PostList.tsx";
