'use client'

import { Icon, type IconGlyph } from '@stoa/ui/icon'
import { Anchor, useLabels, useStoa } from '@stoa/ui/internal/system'
import { Tooltip, TooltipGroup } from '@stoa/ui/tooltip'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './side-nav.css.ts'
import { sideNavLabels } from './side-nav.labels.ts'

export interface SideNavItem {
  /** Label of the link. */
  label: string
  /** URL; unique in the list. */
  href: string
  /** Icon in front of the label. */
  icon: IconGlyph
  /** Number of open tasks; 0 or left out shows nothing, above 99 reads "99+". */
  count?: number | undefined
  /** Count as a text for assistive technology: "6 to ship". Default the number. */
  countLabel?: string | undefined
  /** Marks the area that is shown. Default `false`. */
  current?: boolean | undefined
}

export interface SideNavProps {
  /** The areas in order. */
  items: readonly SideNavItem[]
  /** Shows only icons, with their labels as tooltips; the host keeps the state. Default `false`. */
  collapsed?: boolean | undefined
  /** Called with the new state when the button at the foot is pressed. Without it there is no such button. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined
  /** Above the areas, such as `ShopSwitcher`. */
  children?: ReactNode
}

/** The areas of a shop, with how much waits in each. */
export function SideNav({ items, collapsed = false, onCollapsedChange, children }: SideNavProps) {
  const t = useLabels('sideNav', sideNavLabels)
  const { dir } = useStoa()
  const switchLabel = t(collapsed ? 'expand' : 'collapse')
  const row = (label: string, element: ReactElement<object>) =>
    collapsed ? (
      <Tooltip label={label} side={dir === 'rtl' ? 'left' : 'right'}>
        {element}
      </Tooltip>
    ) : (
      element
    )
  return (
    <nav
      aria-label={t('label')}
      className={styles.root}
      data-component="SideNav"
      data-collapsed={collapsed || undefined}
    >
      {children && <div className={styles.top}>{children}</div>}
      <TooltipGroup>
        <ul className={styles.list}>
          {items.map(item => (
            <li key={item.href}>{row(item.label, <SideNavLink item={item} />)}</li>
          ))}
        </ul>
        {onCollapsedChange && (
          <div className={styles.foot}>
            {row(
              switchLabel,
              <button
                type="button"
                className={styles.link}
                aria-expanded={!collapsed}
                onClick={() => onCollapsedChange(!collapsed)}
              >
                <Icon as={collapsed ? PanelLeftOpen : PanelLeftClose} className={styles.icon} />
                <span className={styles.word}>{switchLabel}</span>
              </button>,
            )}
          </div>
        )}
      </TooltipGroup>
    </nav>
  )
}

/** Props that `item` does not have come from the tooltip around it. */
function SideNavLink({ item, ...rest }: { item: SideNavItem }) {
  const { label, href, icon, count = 0, countLabel, current } = item
  return (
    <Anchor href={href} className={styles.link} aria-current={current ? 'page' : undefined} {...rest}>
      <Icon as={icon} className={styles.icon} />
      <span className={styles.word}>{label}</span>
      {count > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
          <span className={styles.heard}>{countLabel ?? count}</span>
        </>
      )}
    </Anchor>
  )
}
