import { ShortcutHelp } from '@stoa/back-office'
import type { SellerArea } from '../frame/areas.ts'

export interface ShortcutListProps {
  readonly areas: readonly SellerArea[]
  readonly on: boolean
  readonly onSwitch: (on: boolean) => void
  readonly onClose: () => void
}

/** The keys of the seller area in words. */
export function ShortcutList({ areas, on, onSwitch, onClose }: ShortcutListProps) {
  return (
    <ShortcutHelp
      open
      onOpenChange={open => open || onClose()}
      on={on}
      onSwitch={onSwitch}
      groups={[
        {
          label: 'Go to',
          shortcuts: areas.map(({ letter, label }) => ({ keys: ['g', letter], label })),
        },
        {
          label: 'Everywhere',
          shortcuts: [
            { keys: ['Ctrl K'], label: 'Search your shop' },
            { keys: ['/'], label: 'Search in this list' },
            { keys: ['n'], label: 'New' },
            { keys: ['Ctrl S'], label: 'Save' },
            { keys: ['F8'], label: 'Messages, such as to undo' },
            { keys: ['Alt T'], label: 'Short messages' },
            { keys: ['?'], label: 'This list' },
          ],
        },
        {
          label: 'In a list',
          shortcuts: [
            { keys: ['j'], label: 'Next row' },
            { keys: ['k'], label: 'Previous row' },
            { keys: ['Enter'], label: 'Open' },
            { keys: ['x'], label: 'Select' },
          ],
        },
      ]}
    />
  )
}
