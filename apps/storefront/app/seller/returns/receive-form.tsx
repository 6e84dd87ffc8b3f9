import { unwrap } from '@stoa/api-client'
import { MAX_RETURN_ANSWER_LENGTH } from '@stoa/api-client/limits'
import type { Return, ReturnCondition } from '@stoa/api-client/schema'
import { AmountsBack, OrderPanel } from '@stoa/back-office'
import { Button, QuantityStepper, Select, Stack, TextArea, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { readAmount } from '../../lib/amount.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { toRefundAmounts } from '../../shared/orders/order-amounts.ts'
import { useAmountPreview } from '../orders/order/use-amount-preview.ts'
import { receiveFormLabels } from './receive-form.labels.ts'
import type { ReturnStep } from './return-step.ts'
import { CONDITIONS } from './return-words.ts'

interface Received {
  readonly quantity: number
  readonly restock: number
  readonly condition: ReturnCondition
}

export interface ReceiveFormProps {
  readonly found: Return
  readonly currency: string
  readonly busy: boolean
  readonly step: ReturnStep
}

/** Records the returned quantity and condition of each line and a deduction, then refunds the rest. */
export function ReceiveForm({ found, currency, busy, step }: ReceiveFormProps) {
  const [received, setReceived] = useState<Readonly<Record<string, Received>>>(() =>
    Object.fromEntries(
      found.lines.map(({ orderLineId, quantity }) => [
        orderLineId,
        { quantity, restock: quantity, condition: 'as_new' as const },
      ]),
    ),
  )
  const [kept, setKept] = useState('')
  const [reason, setReason] = useState('')
  const [postage, setPostage] = useState('')
  const [isAsked, setAsked] = useState(false)
  const deduction = readAmount(kept, currency)
  const isReadable = deduction !== undefined
  const amount = deduction ?? 0
  const isBare = amount > 0 && reason.trim() === ''
  const isEmpty = found.lines.every(({ orderLineId }) => received[orderLineId]!.quantity === 0)
  const needsPostage = isPostageOpen(found) && !isEmpty
  const paid = readAmount(postage, currency)
  const hasPostage = !needsPostage || typeof paid === 'number'
  const what = {
    lines: found.lines.map(({ orderLineId }) => {
      const { quantity, restock, condition } = received[orderLineId]!
      return { orderLineId, receivedQuantity: quantity, restockQuantity: restock, condition }
    }),
    ...(amount > 0 && { keptAmount: amount }),
    ...(needsPostage && typeof paid === 'number' && { postage: paid }),
  }
  const params = { path: { id: found.id } }
  const preview = useAmountPreview(isReadable ? what : null, (api, body, signal) =>
    unwrap(api.POST('/api/seller/returns/{id}/receive/preview', { params, body, signal })),
  )
  const set = (id: string, change: Partial<Received>) => {
    const next = { ...received[id]!, ...change }
    // The restocked quantity can’t exceed the returned one.
    setReceived({ ...received, [id]: { ...next, restock: Math.min(next.restock, next.quantity) } })
  }
  const send = () => {
    setAsked(true)
    if (isBare || !isReadable || !hasPostage) return
    const body = { ...what, ...(amount > 0 && { keptReason: reason.trim() }) }
    void step('receive', ({ api, keyOf }) => {
      const header = { 'Idempotency-Key': keyOf(body) }
      return unwrap(api.POST('/api/seller/returns/{id}/receive', { params: { ...params, header }, body }))
    })
  }
  return (
    <OrderPanel title={receiveFormLabels.title}>
      {found.lines.map(({ orderLineId: id, title, quantity: sent }) => {
        const { quantity, restock, condition } = received[id]!
        return (
          <Stack key={id} gap="sm" as="section" aria-label={title}>
            <b>{title}</b>
            <Stack layout="row" gap="sm">
              <span>{formatMessage(receiveFormLabels.returned, { count: sent })}</span>
              <QuantityStepper
                value={quantity}
                min={0}
                max={sent}
                productName={formatMessage(receiveFormLabels.returnedNamed, { title })}
                onValueChange={next => set(id, { quantity: next, restock: next })}
              />
              <span>{receiveFormLabels.restocked}</span>
              <QuantityStepper
                value={restock}
                min={0}
                max={quantity}
                productName={formatMessage(receiveFormLabels.restockedNamed, { title })}
                onValueChange={next => set(id, { restock: next })}
              />
              <Select
                label={formatMessage(receiveFormLabels.condition, { title })}
                value={condition}
                options={CONDITIONS}
                onValueChange={next => set(id, { condition: next as ReturnCondition })}
              />
            </Stack>
          </Stack>
        )
      })}
      {needsPostage && (
        <TextField
          label={formatMessage(receiveFormLabels.postage, { currency })}
          hint={receiveFormLabels.postageHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={postage}
          onValueChange={setPostage}
          error={
            paid === undefined || (isAsked && !hasPostage)
              ? receiveFormLabels.postageInvalid
              : preview.problem?.fields.postage
          }
        />
      )}
      <TextField
        label={formatMessage(receiveFormLabels.deduction, { currency })}
        hint={receiveFormLabels.deductionHint}
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={kept}
        onValueChange={setKept}
        error={isReadable ? preview.problem?.fields.keptAmount : receiveFormLabels.deductionInvalid}
      />
      {amount > 0 && (
        <TextArea
          label={receiveFormLabels.reason}
          hint={receiveFormLabels.reasonHint}
          rows={2}
          maxLength={MAX_RETURN_ANSWER_LENGTH}
          value={reason}
          onValueChange={setReason}
          error={isAsked && isBare ? receiveFormLabels.reasonMissing : undefined}
        />
      )}
      <AmountsBack
        amounts={preview.preview && toRefundAmounts(preview.preview, currency)}
        currency={currency}
        loading={preview.busy}
      >
        {preview.problem && <ProblemNote problem={preview.problem} />}
      </AmountsBack>
      <div>
        <Button busy={busy} onClick={send}>
          {receiveFormLabels.submit}
        </Button>
      </div>
    </OrderPanel>
  )
}

/** Whether the buyer pays the postage and hasn’t said how much it was. */
const isPostageOpen = ({ status, postage }: Return) => status === 'approved' && postage?.kind === 'reimburse'
