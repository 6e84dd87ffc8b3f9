'use client'

import Check from 'lucide-react/icons/check'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { Anchor } from '../../system/link.tsx'
import { Icon, type IconGlyph } from '../icon/index.ts'
import * as styles from './menu.css.ts'
import { MenuList, useCloseMenu } from './menu-list.tsx'
import { type MenuButtonState, useMenuButton } from './use-menu-button.ts'

export interface MenuProps extends MenuButtonState {
  /**
   * The button that opens it, such as `<Button>Actions</Button>`. It gets a ref, `aria-expanded` and the
   * handlers.
   */
  trigger: ReactElement
  /** Edge of the trigger with which the menu is aligned. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined
  /** `MenuItem`, `MenuChoice`, `MenuLabel` and `MenuSeparator`. */
  children: ReactNode
}

/** Actions and links behind a button. For choosing a value take `Select`. */
export function Menu({ trigger, align, children, ...state }: MenuProps) {
  const menu = useMenuButton(state)
  return (
    <>
      {cloneElement(trigger, menu.trigger)}
      {menu.open && (
        <MenuList {...menu.list} align={align}>
          {children}
        </MenuList>
      )}
    </>
  )
}

export interface MenuItemProps {
  /** Icon in front of the label. */
  icon?: IconGlyph | undefined
  /** URL, which makes it a link. Without it, it is a button. */
  href?: string | undefined
  /** Called when it is chosen; the menu then closes and its button gets the focus. */
  onClick?: (() => void) | undefined
  /** Label of the item. */
  children: ReactNode
}

/** An action of a menu, or with `href` a link. */
export function MenuItem({ icon, href, onClick, children }: MenuItemProps) {
  const close = useCloseMenu()
  const item = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    onClick: () => {
      onClick?.()
      close()
    },
    children: (
      <>
        {icon && <Icon as={icon} className={styles.itemIcon} />}
        <span>{children}</span>
      </>
    ),
  }
  return href === undefined ? <button type="button" {...item} /> : <Anchor href={href} {...item} />
}

export interface MenuChoiceProps<V extends string> {
  /** The name of the group for assistive technology. */
  label: string
  /** The `value` of the option that is chosen now; it carries the tick. */
  value: V
  /** The options in order. `value` must be unique. */
  options: readonly { value: V; label: string; icon?: IconGlyph | undefined }[]
  /** Called with the chosen option's `value`; the menu then closes. */
  onValueChange: (value: V) => void
}

/** One of several, as menu items with a tick. */
export function MenuChoice<V extends string>({ label, value, options, onValueChange }: MenuChoiceProps<V>) {
  const close = useCloseMenu()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu has no field sets
    <div role="group" aria-label={label}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          className={styles.item}
          onClick={() => {
            onValueChange(option.value)
            close()
          }}
        >
          {option.icon && <Icon as={option.icon} className={styles.itemIcon} />}
          <span>{option.label}</span>
          {option.value === value && (
            <span className={styles.itemCheck}>
              <Icon as={Check} size="sm" />
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** A line between two parts of a menu. */
export const MenuSeparator = () => <hr className={styles.separator} />

/** Heading of a part of a menu, which cannot be pressed. */
export const MenuLabel = ({
  children,
}: {
  /** Heading of a group of items. */
  children: ReactNode
}) => <div className={styles.label}>{children}</div>
