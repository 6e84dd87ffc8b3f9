'use client'

import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Dialog } from '../../primitives/dialog/index.ts'
import { Form } from '../../primitives/form/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useLabels } from '../../system/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import * as styles from './dialogs.css.ts'

export interface SendReturnDialogProps {
  /** It is being sent: the dialog stays and ignores presses. Default `false`. */
  busy?: boolean
  /** Problem of the last attempt, such as a `Note`. */
  children?: ReactNode
  /** Called with `false` when the dialog is closed without sending. */
  onOpenChange: (open: boolean) => void
  /** Called with both fields, trimmed. A field that was left empty is an empty string. */
  onSubmit: (parcel: { carrier: string; trackingNumber: string }) => void
}

/** Tells the shop that a return is on its way, and how to follow it. */
export function SendReturnDialog({ busy = false, children, onOpenChange, onSubmit }: SendReturnDialogProps) {
  const t = useLabels('afterSales', afterSalesLabels)
  const send = ({ carrier = '', trackingNumber = '' }: Record<string, string>) =>
    onSubmit({ carrier: carrier.trim(), trackingNumber: trackingNumber.trim() })
  return (
    <Dialog
      open
      onOpenChange={open => busy || onOpenChange(open)}
      title={t('sendTitle')}
      description={t('sendText')}
    >
      <Form onSubmit={send}>
        <TextField name="carrier" label={t('sendCarrier')} optional maxLength={80} autoComplete="off" />
        <TextField
          name="trackingNumber"
          label={t('trackingNumber')}
          optional
          maxLength={80}
          autoComplete="off"
        />
        {children}
        <div className={styles.actions}>
          <Button emphasis="plain" onClick={() => onOpenChange(false)} disabled={busy}>
            {t('back')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('sendConfirm')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
