import type { Return, SendReturnRequest } from '@stoa/api-client/schema'
import { SendReturnDialog } from '@stoa/ui'
import { type ReactNode, useState } from 'react'
import { readAmount } from '../../lib/amount.ts'
import { toReturn } from '../after-sales/after-sales-view.ts'
import { orderDialogLabels } from './order-dialog.labels.ts'

export interface SendReturnProps {
  /** The return. It may have changed since the dialog was opened. */
  readonly returned: Return | undefined
  readonly currency: string
  readonly busy: boolean
  readonly problem: ReactNode
  /** Problems by field, from the server. */
  readonly problems: Readonly<Record<string, string>> | undefined
  readonly onClose: () => void
  readonly onSend: (body: SendReturnRequest) => void
}

/** Marks a return as sent, with its tracking number and the postage if that is refunded. */
export function SendReturn(props: SendReturnProps) {
  const { returned, currency, busy, problem, problems, onClose, onSend } = props
  const [unreadable, setUnreadable] = useState<{ postage: string }>()
  const postage = returned ? toReturn(returned, currency).postage : null
  return (
    <SendReturnDialog
      busy={busy}
      reimbursed={postage?.max ? { currency, max: postage.max } : undefined}
      labelAwaited={postage?.kind === 'awaited'}
      errors={unreadable ?? problems}
      onOpenChange={onClose}
      onSubmit={({ carrier, trackingNumber, postage: typed }) => {
        const paid = readAmount(typed, currency)
        setUnreadable(paid === undefined ? { postage: orderDialogLabels.postageInvalid } : undefined)
        if (paid === undefined) return
        onSend({
          ...(carrier && { carrier }),
          ...(trackingNumber && { trackingNumber }),
          ...(paid && { postage: paid }),
        })
      }}
    >
      {problem}
    </SendReturnDialog>
  )
}
