export { BriefPrompt, type BriefPromptProps } from "./BriefPrompt.tsx";
