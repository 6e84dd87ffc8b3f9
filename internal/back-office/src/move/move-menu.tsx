'use client'

import { IconButton } from '@stoa/ui/icon-button'
import { useLabels } from '@stoa/ui/internal/system'
import { Menu, MenuItem, MenuSeparator } from '@stoa/ui/menu'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ReactNode } from 'react'
import { moveMenuLabels } from './move-menu.labels.ts'

export interface MoveMenuProps {
  /** The name of what is moved; it goes into the button's name. */
  name: string
  /** Its place in the list, from 0. */
  index: number
  /** Number of entries in the list. */
  count: number
  /** Called with the new place, from 0. */
  onMove: (to: number) => void
  /** `vertical` says "Up" and "Down", `reading` says "Earlier" and "Later". Default `vertical`. */
  direction?: 'vertical' | 'reading'
  /** More places to go as `MenuItem`s, such as another list. */
  children?: ReactNode
}

/** Moves an entry without dragging. Put it next to every drag handle. */
export function MoveMenu({ name, index, count, onMove, direction = 'vertical', children }: MoveMenuProps) {
  const t = useLabels('moveMenu', moveMenuLabels)
  const isVertical = direction === 'vertical'
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={ArrowUpDown} label={t('move', { name })} size="sm" data-part="move" />}
    >
      {index > 1 && <MenuItem onClick={() => onMove(0)}>{t(isVertical ? 'top' : 'first')}</MenuItem>}
      {index > 0 && <MenuItem onClick={() => onMove(index - 1)}>{t(isVertical ? 'up' : 'earlier')}</MenuItem>}
      {index < count - 1 && (
        <MenuItem onClick={() => onMove(index + 1)}>{t(isVertical ? 'down' : 'later')}</MenuItem>
      )}
      {index < count - 2 && (
        <MenuItem onClick={() => onMove(count - 1)}>{t(isVertical ? 'bottom' : 'last')}</MenuItem>
      )}
      {children && count > 1 && <MenuSeparator />}
      {children}
    </Menu>
  )
}
