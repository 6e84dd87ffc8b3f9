'use client'

import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Dialog } from '../../primitives/dialog/index.ts'
import { Form } from '../../primitives/form/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useLabels } from '../../system/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import * as styles from './dialogs.css.ts'

export interface SendReturnDialogProps {
  /** Currency and the most postage that is refunded, in minor units. Leave out if none is. */
  reimbursed?: { currency: string; max: number } | undefined
  /** No label has come yet: says that the postage isn't refunded. Default `false`. */
  labelAwaited?: boolean
  /** Error texts by field, such as `postage`. Each attempt needs a new object. */
  errors?: Readonly<Record<string, string>> | undefined
  /** It is being sent: the dialog stays and ignores presses. Default `false`. */
  busy?: boolean
  /** Problem of the last attempt, such as a `Note`. */
  children?: ReactNode
  /** Called with `false` when the dialog is closed without sending. */
  onOpenChange: (open: boolean) => void
  /** Called with the fields, trimmed. A field that was left empty or isn't shown is an empty string. */
  onSubmit: (parcel: { carrier: string; trackingNumber: string; postage: string }) => void
}

/** Tells the shop that a return is on its way, and how to follow it. */
export function SendReturnDialog({
  busy = false,
  reimbursed,
  labelAwaited = false,
  errors,
  children,
  onOpenChange,
  onSubmit,
}: SendReturnDialogProps) {
  const t = useLabels('afterSales', afterSalesLabels)
  const { money } = useMoney()
  const send = ({ carrier = '', trackingNumber = '', postage = '' }: Record<string, string>) =>
    onSubmit({ carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), postage: postage.trim() })
  return (
    <Dialog
      open
      onOpenChange={open => busy || onOpenChange(open)}
      title={t('sendTitle')}
      description={labelAwaited ? t('sendUnpaid') : t('sendText')}
    >
      <Form onSubmit={send} errors={errors}>
        {reimbursed && (
          <TextField
            name="postage"
            label={`${t('sendPostage')} (${reimbursed.currency})`}
            hint={t('sendPostageHint', { max: money(reimbursed.max, reimbursed.currency) })}
            optional
            inputMode="decimal"
            maxLength={14}
            autoComplete="off"
          />
        )}
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
