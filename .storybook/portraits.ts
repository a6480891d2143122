export { portraits as storyPortraits } from "../packages/showcase/sample/portraits.ts";
