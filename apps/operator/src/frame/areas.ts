import type { OperatorKey } from '@stoa/api-client/operator-schema'
import Boxes from 'lucide-react/icons/boxes'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileText from 'lucide-react/icons/file-text'
import Landmark from 'lucide-react/icons/landmark'
import Percent from 'lucide-react/icons/percent'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import Store from 'lucide-react/icons/store'
import Sun from 'lucide-react/icons/sun'
import UserSearch from 'lucide-react/icons/user-search'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'
import { frameLabels as t } from './frame.labels.ts'

interface Area {
  label: string
  href: string
  icon: ComponentType
  /** Keys of which one opens it; none if it is everyone's. */
  keys: readonly OperatorKey[]
  /** Whether it is in a phone's tab bar, which has room for five. The menu has all areas. */
  isTab?: true
}

/** Areas of the console, in their order. */
export const areas: readonly Area[] = [
  { label: t.today, href: '/', icon: Sun, keys: [], isTab: true },
  { label: t.find, href: '/find', icon: Search, keys: [], isTab: true },
  { label: t.purchases, href: '/purchases', icon: ReceiptText, keys: ['support'], isTab: true },
  { label: t.cases, href: '/cases', icon: Scale, keys: ['support', 'catalog'], isTab: true },
  {
    label: t.applications,
    href: '/applications',
    icon: ClipboardList,
    keys: ['shops', 'support'],
  },
  { label: t.shops, href: '/shops', icon: Store, keys: ['shops', 'support'], isTab: true },
  { label: t.catalog, href: '/catalog', icon: Boxes, keys: ['catalog'] },
  { label: t.people, href: '/people', icon: UserSearch, keys: ['people', 'support'] },
  { label: t.money, href: '/money', icon: Landmark, keys: ['money'] },
  { label: t.pages, href: '/pages', icon: FileText, keys: ['content'] },
  { label: t.settings, href: '/settings', icon: Settings, keys: ['content'] },
  { label: t.tax, href: '/tax', icon: Percent, keys: ['content'] },
  { label: t.team, href: '/team', icon: Users, keys: ['admin'] },
  { label: t.log, href: '/log', icon: ScrollText, keys: [] },
]
