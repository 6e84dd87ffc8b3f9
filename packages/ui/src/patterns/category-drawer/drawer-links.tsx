'use client'

import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Heart from 'lucide-react/icons/heart'
import Package from 'lucide-react/icons/package'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import User from 'lucide-react/icons/user'
import { Icon, type IconGlyph } from '../../primitives/icon/index.ts'
import { Anchor } from '../../system/link.tsx'
import * as styles from './category-drawer.css.ts'

type DrawerIcon = 'account' | 'help' | 'orders' | 'sell' | 'shops' | 'wishes'

const icons: Readonly<Record<DrawerIcon, IconGlyph>> = {
  account: User,
  help: CircleHelp,
  orders: Package,
  sell: Tag,
  shops: Store,
  wishes: Heart,
}

/** A way that is no category. */
export interface DrawerLink {
  /** Label of the link. */
  label: string
  /** URL of the link; unique in the list. */
  href: string
  /** Icon in front of the label. */
  icon: DrawerIcon
}

export interface DrawerLinksProps {
  label: string
  links: readonly DrawerLink[]
  onNavigate: () => void
}

/** Shows links below the categories for which a phone's header has no room. */
export function DrawerLinks({ label, links, onNavigate }: DrawerLinksProps) {
  return (
    <nav aria-label={label} className={styles.more}>
      <ul>
        {links.map(({ label: text, href, icon }) => (
          <li key={href} className={styles.row}>
            <Anchor href={href} className={styles.topLink} onClick={onNavigate}>
              <Icon as={icons[icon]} className={styles.linkIcon} />
              <span>{text}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
