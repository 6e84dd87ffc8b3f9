import type { ComponentType, ReactNode } from 'react'
import type { Shop } from './cart.ts'

export interface ListProps {
  cart: readonly Shop[]
  /** These stay the same functions. */
  onToggle: (id: string) => void
  onToggleAll: (selected: boolean) => void
  onToggleShop: (id: string) => void
  onQuantity: (id: string, quantity: number) => void
  onRemove: (id: string) => void
}

export interface Contestant {
  /** Whole cart lines: checkbox, picture, name, price, quantity, two actions. */
  Cart: ComponentType<ListProps>
  /** Draws only a checkbox with its label in each row. */
  Boxes: ComponentType<ListProps>
  /** What has to stand around, such as a theme. */
  Around?: ComponentType<{ children: ReactNode }>
}
