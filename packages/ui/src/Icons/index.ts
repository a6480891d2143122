export {
  ArrowUpIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  ExclamationIcon,
  type IconProps,
  MenuIcon,
  MoonIcon,
  PauseIcon,
  PlayIcon,
  SearchIcon,
  SunIcon,
} from "./Icons.tsx";
