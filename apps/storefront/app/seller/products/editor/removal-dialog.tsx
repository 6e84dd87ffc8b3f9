import type { VariantRemoval } from '@stoa/api-client/schema'
import { ConfirmDialog } from '@stoa/ui/dialog'
import { formatMessage } from '@stoa/ui/messages'
import { removalLabels } from './removal-dialog.labels.ts'

interface RemovalProps {
  readonly removal: VariantRemoval
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Maximum number of variants that are listed by name. */
const MOST = 8

/** Asks for confirmation before a change of options removes variants. */
export function RemovalDialog({ removal, onConfirm, onClose }: RemovalProps) {
  const { variants, pieces, openOrders } = removal
  const named = variants
    .slice(0, MOST)
    .map(({ label, stock }) =>
      stock ? formatMessage(removalLabels.variant, { variant: label, count: stock }) : label,
    )
  const rest = variants.length - named.length
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={formatMessage(removalLabels.title, { count: variants.length })}
      description={[
        formatMessage(rest > 0 ? removalLabels.listAndMore : removalLabels.list, {
          variants: named.join(', '),
          count: rest,
        }),
        pieces > 0 && formatMessage(removalLabels.stock, { count: pieces }),
        openOrders > 0 && formatMessage(removalLabels.openOrders, { count: openOrders }),
      ]
        .filter(Boolean)
        .join(' ')}
      confirm={removalLabels.confirm}
      cancel={removalLabels.cancel}
      tone="critical"
      onConfirm={onConfirm}
    />
  )
}
