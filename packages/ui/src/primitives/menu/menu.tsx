'use client'

import Check from 'lucide-react/icons/check'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { Anchor } from '../../system/link.tsx'
import { useStoa } from '../../system/provider.tsx'
import { Icon, type IconGlyph } from '../icon/index.ts'
import * as styles from './menu.css.ts'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

/**
 * A menu of actions and links. It is not modal: locking the scroll would make a sticky header jump
 * (radix-ui/primitives #3251, #1634).
 */
export function Menu({ trigger, align = 'end', children, ...state }: MenuProps) {
  const { dir } = useStoa()
  return (
    <Radix.Root modal={false} dir={dir} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={8}
          loop
          className={styles.content}
          data-component="Menu"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export interface MenuItemProps {
  icon?: IconGlyph | undefined
  /** Makes it a link. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  children: ReactNode
}

export function MenuItem({ icon, href, onSelect, children }: MenuItemProps) {
  const inside = (
    <>
      {icon && <Icon as={icon} className={styles.itemIcon} />}
      {children}
    </>
  )
  return href === undefined ? (
    <Radix.Item className={styles.item} onSelect={onSelect}>
      {inside}
    </Radix.Item>
  ) : (
    <Radix.Item asChild onSelect={onSelect}>
      <Anchor href={href} className={styles.item}>
        {inside}
      </Anchor>
    </Radix.Item>
  )
}

export interface MenuChoiceProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; label: string; icon?: IconGlyph | undefined }[]
  onValueChange: (value: V) => void
}

/** One of several, as menu items with a tick. */
export function MenuChoice<V extends string>({ label, value, options, onValueChange }: MenuChoiceProps<V>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={next => onValueChange(next as V)} aria-label={label}>
      {options.map(option => (
        <Radix.RadioItem key={option.value} value={option.value} className={styles.item}>
          {option.icon && <Icon as={option.icon} className={styles.itemIcon} />}
          {option.label}
          <Radix.ItemIndicator className={styles.itemCheck}>
            <Icon as={Check} size="sm" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export const MenuSeparator = () => <Radix.Separator className={styles.separator} />

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className={styles.label}>{children}</Radix.Label>
)
