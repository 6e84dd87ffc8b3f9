import { ShortcutHelp } from '@stoa/back-office'
import type { SellerArea } from '../frame/areas.ts'
import { shortcutListLabels } from './shortcut-list.labels.ts'

export interface ShortcutListProps {
  readonly areas: readonly SellerArea[]
  readonly on: boolean
  readonly onEnabledChange: (on: boolean) => void
  readonly onClose: () => void
}

/** Shows the shortcuts of the seller area. */
export function ShortcutList({ areas, on, onEnabledChange, onClose }: ShortcutListProps) {
  return (
    <ShortcutHelp
      open
      onOpenChange={open => open || onClose()}
      enabled={on}
      onEnabledChange={onEnabledChange}
      groups={[
        {
          label: shortcutListLabels.goTo,
          shortcuts: areas.map(({ letter, label }) => ({ keys: ['g', letter], label })),
        },
        {
          label: shortcutListLabels.everywhere,
          shortcuts: [
            { keys: ['Ctrl K'], label: shortcutListLabels.search },
            { keys: ['/'], label: shortcutListLabels.searchList },
            { keys: ['n'], label: shortcutListLabels.add },
            { keys: ['Ctrl S'], label: shortcutListLabels.save },
            { keys: ['F8'], label: shortcutListLabels.messages },
            { keys: ['Alt T'], label: shortcutListLabels.toasts },
            { keys: ['?'], label: shortcutListLabels.help },
          ],
        },
        {
          label: shortcutListLabels.inList,
          shortcuts: [
            { keys: ['j'], label: shortcutListLabels.next },
            { keys: ['k'], label: shortcutListLabels.previous },
            { keys: ['Enter'], label: shortcutListLabels.open },
            { keys: ['x'], label: shortcutListLabels.select },
          ],
        },
      ]}
    />
  )
}
