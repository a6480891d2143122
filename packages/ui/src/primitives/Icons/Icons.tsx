// Separate functions, for tree shaking.
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  CircleX,
  Clock,
  Copy,
  Download,
  Ellipsis,
  File,
  Globe,
  Info,
  Languages,
  Link,
  Mail,
  MapPin,
  Minus,
  Monitor,
  Moon,
  Pause,
  Phone,
  Play,
  Plus,
  Search,
  Share2,
  SlidersHorizontal,
  Sun,
  TriangleAlert,
  Upload,
  User,
  Volume2,
  VolumeX,
  X,
} from "lucide";
import { Icon, type IconProps, Lucide } from "./Icon.tsx";

export const ArrowDownIcon = (props: IconProps) => <Lucide {...props} of={ArrowDown} />;
export const ArrowEndIcon = (props: IconProps) => <Lucide {...props} of={ArrowRight} mirrored />;
export const ArrowStartIcon = (props: IconProps) => <Lucide {...props} of={ArrowLeft} mirrored />;
export const ArrowUpIcon = (props: IconProps) => <Lucide {...props} of={ArrowUp} />;
export const CalendarIcon = (props: IconProps) => <Lucide {...props} of={Calendar} />;
export const CheckIcon = (props: IconProps) => <Lucide {...props} of={Check} />;
export const ChevronEndIcon = (props: IconProps) => (
  <Lucide {...props} of={ChevronRight} mirrored />
);
export const ChevronIcon = (props: IconProps) => <Lucide {...props} of={ChevronDown} />;
export const ChevronStartIcon = (props: IconProps) => (
  <Lucide {...props} of={ChevronLeft} mirrored />
);
export const ClockIcon = (props: IconProps) => <Lucide {...props} of={Clock} />;
export const CloseIcon = (props: IconProps) => <Lucide {...props} of={X} />;
export const CopyIcon = (props: IconProps) => <Lucide {...props} of={Copy} />;
export const DownloadIcon = (props: IconProps) => <Lucide {...props} of={Download} />;
export const ErrorIcon = (props: IconProps) => <Lucide {...props} of={CircleX} />;
export const ExternalIcon = (props: IconProps) => <Lucide {...props} of={ArrowUpRight} mirrored />;
export const FileIcon = (props: IconProps) => <Lucide {...props} of={File} />;
export const FilterIcon = (props: IconProps) => (
  <Lucide {...props} of={SlidersHorizontal} mirrored />
);
export const GlobeIcon = (props: IconProps) => <Lucide {...props} of={Globe} />;
export const InfoIcon = (props: IconProps) => <Lucide {...props} of={Info} />;
export const LanguageIcon = (props: IconProps) => <Lucide {...props} of={Languages} />;
export const LinkIcon = (props: IconProps) => <Lucide {...props} of={Link} />;
export const LocationIcon = (props: IconProps) => <Lucide {...props} of={MapPin} />;
export const MailIcon = (props: IconProps) => <Lucide {...props} of={Mail} />;
export const MinusIcon = (props: IconProps) => <Lucide {...props} of={Minus} />;
export const MonitorIcon = (props: IconProps) => <Lucide {...props} of={Monitor} />;
export const MoonIcon = (props: IconProps) => <Lucide {...props} of={Moon} />;
export const MoreIcon = (props: IconProps) => <Lucide {...props} of={Ellipsis} />;
export const PauseIcon = (props: IconProps) => <Lucide {...props} of={Pause} />;
export const PhoneIcon = (props: IconProps) => <Lucide {...props} of={Phone} />;
export const PlayIcon = (props: IconProps) => <Lucide {...props} of={Play} />;
export const PlusIcon = (props: IconProps) => <Lucide {...props} of={Plus} />;
/**
 * Lucide icon with a 1.75 px stroke. Icons named start and end are mirrored in right-to-left.
 *
 * Not for decorating text or lists (`FeatureList`).
 */
export const SearchIcon = (props: IconProps) => <Lucide {...props} of={Search} />;
export const ShareIcon = (props: IconProps) => <Lucide {...props} of={Share2} mirrored />;
export const SoundIcon = (props: IconProps) => <Lucide {...props} of={Volume2} mirrored />;
export const SoundOffIcon = (props: IconProps) => <Lucide {...props} of={VolumeX} mirrored />;
export const SuccessIcon = (props: IconProps) => <Lucide {...props} of={CircleCheck} />;
export const SunIcon = (props: IconProps) => <Lucide {...props} of={Sun} />;
export const UploadIcon = (props: IconProps) => <Lucide {...props} of={Upload} />;
export const UserIcon = (props: IconProps) => <Lucide {...props} of={User} />;
export const WarningIcon = (props: IconProps) => <Lucide {...props} of={TriangleAlert} />;

// Lucide has none without a circle.
export const ExclamationIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v10M12 18.5v.5" strokeWidth="2.25" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props} mirrored>
    <path d="M3 9h18M9 15.5h12" />
  </Icon>
);
