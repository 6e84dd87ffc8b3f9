import Archive from 'lucide-react/icons/archive'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import AtSign from 'lucide-react/icons/at-sign'
import Baby from 'lucide-react/icons/baby'
import Backpack from 'lucide-react/icons/backpack'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Bold from 'lucide-react/icons/bold'
import BookOpen from 'lucide-react/icons/book-open'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Boxes from 'lucide-react/icons/boxes'
import Calendar from 'lucide-react/icons/calendar'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Circle from 'lucide-react/icons/circle'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Clock from 'lucide-react/icons/clock'
import Columns3 from 'lucide-react/icons/columns-3'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Flame from 'lucide-react/icons/flame'
import Flower2 from 'lucide-react/icons/flower-2'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Heading1 from 'lucide-react/icons/heading-1'
import Heading2 from 'lucide-react/icons/heading-2'
import Headphones from 'lucide-react/icons/headphones'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import Image from 'lucide-react/icons/image'
import ImagePlus from 'lucide-react/icons/image-plus'
import Info from 'lucide-react/icons/info'
import Italic from 'lucide-react/icons/italic'
import KeyRound from 'lucide-react/icons/key-round'
import Keyboard from 'lucide-react/icons/keyboard'
import Lamp from 'lucide-react/icons/lamp'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Lock from 'lucide-react/icons/lock'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Menu from 'lucide-react/icons/menu'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import MessageSquare from 'lucide-react/icons/message-square'
import Minus from 'lucide-react/icons/minus'
import Monitor from 'lucide-react/icons/monitor'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Moon from 'lucide-react/icons/moon'
import Package from 'lucide-react/icons/package'
import PackageOpen from 'lucide-react/icons/package-open'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import Pencil from 'lucide-react/icons/pencil'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import Redo2 from 'lucide-react/icons/redo-2'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Shirt from 'lucide-react/icons/shirt'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Sofa from 'lucide-react/icons/sofa'
import Sprout from 'lucide-react/icons/sprout'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import Sun from 'lucide-react/icons/sun'
import Table from 'lucide-react/icons/table'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import Utensils from 'lucide-react/icons/utensils'
import Wallet from 'lucide-react/icons/wallet'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'

/** Every drawing that the components use, by lucide's name, for Storybook to show; a test holds it to the sources. */
export const icons = {
  archive: Archive,
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'arrow-up-down': ArrowUpDown,
  'at-sign': AtSign,
  baby: Baby,
  backpack: Backpack,
  'badge-check': BadgeCheck,
  bold: Bold,
  'book-open': BookOpen,
  'bookmark-plus': BookmarkPlus,
  boxes: Boxes,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  'chevrons-up-down': ChevronsUpDown,
  circle: Circle,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-question-mark': CircleQuestionMark,
  'clipboard-list': ClipboardList,
  clock: Clock,
  'columns-3': Columns3,
  copy: Copy,
  download: Download,
  ellipsis: Ellipsis,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  flame: Flame,
  'flower-2': Flower2,
  gem: Gem,
  gift: Gift,
  'grip-vertical': GripVertical,
  'heading-1': Heading1,
  'heading-2': Heading2,
  headphones: Headphones,
  heart: Heart,
  history: History,
  image: Image,
  'image-plus': ImagePlus,
  info: Info,
  italic: Italic,
  'key-round': KeyRound,
  keyboard: Keyboard,
  lamp: Lamp,
  'layout-dashboard': LayoutDashboard,
  'layout-grid': LayoutGrid,
  list: List,
  'list-ordered': ListOrdered,
  'loader-circle': LoaderCircle,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  mail: Mail,
  'maximize-2': Maximize2,
  menu: Menu,
  'message-circle-question-mark': MessageCircleQuestionMark,
  'message-square': MessageSquare,
  minus: Minus,
  monitor: Monitor,
  'monitor-smartphone': MonitorSmartphone,
  moon: Moon,
  package: Package,
  'package-open': PackageOpen,
  'panel-left-close': PanelLeftClose,
  'panel-left-open': PanelLeftOpen,
  pencil: Pencil,
  pilcrow: Pilcrow,
  plus: Plus,
  printer: Printer,
  'redo-2': Redo2,
  'refresh-cw': RefreshCw,
  'rotate-ccw': RotateCcw,
  'rotate-cw': RotateCw,
  search: Search,
  settings: Settings,
  'share-2': Share2,
  'shield-check': ShieldCheck,
  shirt: Shirt,
  'shopping-bag': ShoppingBag,
  'sliders-horizontal': SlidersHorizontal,
  sofa: Sofa,
  sprout: Sprout,
  star: Star,
  store: Store,
  sun: Sun,
  table: Table,
  tag: Tag,
  'trash-2': Trash2,
  'trending-down': TrendingDown,
  'trending-up': TrendingUp,
  'triangle-alert': TriangleAlert,
  truck: Truck,
  'undo-2': Undo2,
  upload: Upload,
  user: User,
  users: Users,
  utensils: Utensils,
  wallet: Wallet,
  x: X,
  'zoom-in': ZoomIn,
  'zoom-out': ZoomOut,
} as const
