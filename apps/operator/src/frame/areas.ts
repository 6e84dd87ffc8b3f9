import type { OperatorKey } from '@stoa/api-client/operator-schema'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Landmark from 'lucide-react/icons/landmark'
import Search from 'lucide-react/icons/search'
import Store from 'lucide-react/icons/store'
import Sun from 'lucide-react/icons/sun'
import type { ComponentType } from 'react'
import { frameLabels as t } from './frame.labels.ts'

interface Area {
  label: string
  href: string
  icon: ComponentType
  /** Keys of which one opens it; none if it is everyone's. */
  keys: readonly OperatorKey[]
}

/** Areas of the console, in their order. */
export const areas: readonly Area[] = [
  { label: t.today, href: '/', icon: Sun, keys: [] },
  { label: t.find, href: '/find', icon: Search, keys: [] },
  { label: t.applications, href: '/applications', icon: ClipboardList, keys: ['shops', 'support'] },
  { label: t.shops, href: '/shops', icon: Store, keys: ['shops', 'support'] },
  { label: t.money, href: '/money', icon: Landmark, keys: ['money'] },
]
