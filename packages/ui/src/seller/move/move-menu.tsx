'use client'

import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ReactNode } from 'react'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Menu, MenuItem, MenuSeparator } from '../../primitives/menu/index.ts'
import { useLabels } from '../../system/index.ts'
import { moveMenuLabels } from './move-menu.labels.ts'

export interface MoveMenuProps {
  /** Of what is moved. */
  name: string
  /** Its place, from 0. */
  index: number
  count: number
  onMove: (to: number) => void
  /** Which way the list runs: "Up" or "Earlier". Default `vertical`. */
  direction?: 'vertical' | 'reading'
  /** More places to go, such as into another list. */
  children?: ReactNode
}

/** The way to move without dragging. It stands beside every handle. */
export function MoveMenu({ name, index, count, onMove, direction = 'vertical', children }: MoveMenuProps) {
  const t = useLabels('moveMenu', moveMenuLabels)
  const isVertical = direction === 'vertical'
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={ArrowUpDown} label={t('move', { name })} size="sm" data-part="move" />}
    >
      {index > 1 && <MenuItem onSelect={() => onMove(0)}>{t(isVertical ? 'top' : 'first')}</MenuItem>}
      {index > 0 && (
        <MenuItem onSelect={() => onMove(index - 1)}>{t(isVertical ? 'up' : 'earlier')}</MenuItem>
      )}
      {index < count - 1 && (
        <MenuItem onSelect={() => onMove(index + 1)}>{t(isVertical ? 'down' : 'later')}</MenuItem>
      )}
      {index < count - 2 && (
        <MenuItem onSelect={() => onMove(count - 1)}>{t(isVertical ? 'bottom' : 'last')}</MenuItem>
      )}
      {children && count > 1 && <MenuSeparator />}
      {children}
    </Menu>
  )
}
