import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import AtSign from 'lucide-react/icons/at-sign'
import Baby from 'lucide-react/icons/baby'
import Backpack from 'lucide-react/icons/backpack'
import BadgeCheck from 'lucide-react/icons/badge-check'
import BookOpen from 'lucide-react/icons/book-open'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Flame from 'lucide-react/icons/flame'
import Flower2 from 'lucide-react/icons/flower-2'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import Headphones from 'lucide-react/icons/headphones'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import ImagePlus from 'lucide-react/icons/image-plus'
import Info from 'lucide-react/icons/info'
import Lamp from 'lucide-react/icons/lamp'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Menu from 'lucide-react/icons/menu'
import Monitor from 'lucide-react/icons/monitor'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Moon from 'lucide-react/icons/moon'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Shirt from 'lucide-react/icons/shirt'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Sofa from 'lucide-react/icons/sofa'
import Sprout from 'lucide-react/icons/sprout'
import Store from 'lucide-react/icons/store'
import Sun from 'lucide-react/icons/sun'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Truck from 'lucide-react/icons/truck'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import Utensils from 'lucide-react/icons/utensils'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'

/** Every drawing that the components use, by lucide's name, for Storybook to show; a test holds it to the sources. */
export const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'at-sign': AtSign,
  baby: Baby,
  backpack: Backpack,
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-question-mark': CircleQuestionMark,
  clock: Clock,
  ellipsis: Ellipsis,
  eye: Eye,
  'eye-off': EyeOff,
  flame: Flame,
  'flower-2': Flower2,
  gem: Gem,
  gift: Gift,
  headphones: Headphones,
  heart: Heart,
  history: History,
  'image-plus': ImagePlus,
  info: Info,
  lamp: Lamp,
  'layout-grid': LayoutGrid,
  'loader-circle': LoaderCircle,
  lock: Lock,
  'log-out': LogOut,
  mail: Mail,
  'maximize-2': Maximize2,
  menu: Menu,
  monitor: Monitor,
  'monitor-smartphone': MonitorSmartphone,
  moon: Moon,
  package: Package,
  plus: Plus,
  'rotate-ccw': RotateCcw,
  search: Search,
  settings: Settings,
  'share-2': Share2,
  'shield-check': ShieldCheck,
  shirt: Shirt,
  'shopping-bag': ShoppingBag,
  'sliders-horizontal': SlidersHorizontal,
  sofa: Sofa,
  sprout: Sprout,
  store: Store,
  sun: Sun,
  tag: Tag,
  'trash-2': Trash2,
  'triangle-alert': TriangleAlert,
  truck: Truck,
  upload: Upload,
  user: User,
  utensils: Utensils,
  x: X,
  'zoom-in': ZoomIn,
  'zoom-out': ZoomOut,
} as const
