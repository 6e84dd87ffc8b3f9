'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Dialog } from '../../primitives/dialog/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { TextArea } from '../../primitives/text-area/index.ts'
import { useLabels } from '../../system/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import type { RefundAmounts } from './after-sales-data.ts'
import * as styles from './dialogs.css.ts'
import { type ChoosableLine, type ChosenQuantities, LineChoice } from './line-choice.tsx'

export interface CancelDialogProps {
  /** Name of the shop, for the title. */
  shop: string
  /** Lines that can still be canceled. With none, the dialog says so and can only be closed. */
  lines: readonly ChoosableLine[]
  /** ISO 4217 code. */
  currency: string
  /** Refund for shipping if everything is canceled, in minor units. */
  delivery: number
  /** Payment method as a text: "Visa ···· 4242". Leave out if it is not known. */
  method?: string | null | undefined
  /** Refund for the present choice; `null` while it is being calculated. Default the price of the chosen lines. */
  refund?: RefundAmounts | null | undefined
  /** The cancellation is being sent: the dialog stays and ignores presses. Default `false`. */
  busy?: boolean
  /** Problem of the last attempt, such as a `Note`. */
  children?: ReactNode
  /** Called with `false` when the dialog is closed without canceling. */
  onOpenChange: (open: boolean) => void
  /** Called after each change of the choice, to ask for the refund. Everything is chosen at first. */
  onValueChange?: ((quantities: ChosenQuantities) => void) | undefined
  /** Called with the chosen quantities by line id and the trimmed note, when something is chosen. */
  onSubmit: (data: { quantities: ChosenQuantities; note: string }) => void
}

/** Cancels all of what was not sent, or some of it, and says what goes back. */
export function CancelDialog({
  shop,
  lines,
  currency,
  delivery,
  method,
  refund,
  busy = false,
  children,
  onOpenChange,
  onValueChange,
  onSubmit,
}: CancelDialogProps) {
  const t = useLabels('afterSales', afterSalesLabels)
  const { money } = useMoney()
  /** All of it until something is chosen: that is what most people want. */
  const [chosen, setChosen] = useState<ChosenQuantities | null>(null)
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)

  // Within what can be canceled now, which may have changed since.
  const quantityOf = ({ id, max }: ChoosableLine) => (chosen ? Math.min(chosen[id] ?? 0, max) : max)
  const quantities = Object.fromEntries(
    lines.flatMap(line => (quantityOf(line) > 0 ? [[line.id, quantityOf(line)]] : [])),
  )
  const count = lines.reduce((sum, line) => sum + quantityOf(line), 0)
  const items = lines.reduce((sum, line) => sum + line.unitPrice * quantityOf(line), 0)
  const isAll = lines.every(line => quantityOf(line) === line.max)
  const ownDelivery = isAll ? delivery : 0
  const back = refund === undefined ? { total: items + ownDelivery, delivery: ownDelivery } : refund
  const choose = (next: ChosenQuantities) => {
    setChosen(next)
    onValueChange?.(next)
  }
  const wordsOf = (minor: number) => {
    const amount = money(minor, currency)
    return method ? t('cancelRefund', { amount, method }) : t('cancelRefundBare', { amount })
  }
  const confirm = () => {
    setAsked(true)
    if (count > 0) onSubmit({ quantities, note: note.trim() })
  }
  if (lines.length === 0)
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        title={t('cancelTitle', { shop })}
        description={t('cancelNoMore')}
        actions={<Button onClick={() => onOpenChange(false)}>{t('back')}</Button>}
      >
        {children}
      </Dialog>
    )
  return (
    <Dialog
      open
      onOpenChange={open => busy || onOpenChange(open)}
      title={t('cancelTitle', { shop })}
      description={t('cancelText')}
      actions={
        <>
          <Button emphasis="plain" onClick={() => onOpenChange(false)} disabled={busy}>
            {t('cancelKeep')}
          </Button>
          <Button tone="critical" busy={busy} onClick={confirm}>
            {t('cancelConfirm', { count })}
          </Button>
        </>
      }
    >
      <LineChoice
        label={t('cancelWhat')}
        lines={lines}
        currency={currency}
        value={quantities}
        onValueChange={choose}
        error={isAsked && count === 0 ? t('cancelNothing') : undefined}
      />
      <TextArea
        label={t('cancelNote')}
        optional
        rows={2}
        maxLength={1_000}
        value={note}
        onValueChange={setNote}
      />
      {count > 0 && (
        <p className={styles.outcome} role="status">
          {back ? (
            <b className={styles.amount}>{wordsOf(back.total)}</b>
          ) : (
            !children && <span>{t('pricing')}</span>
          )}{' '}
          <span>
            {isAll
              ? back &&
                back.delivery > 0 &&
                t('cancelDeliveryBack', { amount: money(back.delivery, currency) })
              : t('cancelDeliveryKept')}
          </span>
        </p>
      )}
      {children}
    </Dialog>
  )
}
