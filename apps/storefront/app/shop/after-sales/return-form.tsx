import { minorUnits, toMinor } from '@stoa/api-client'
import { MAX_CASE_TEXT_LENGTH } from '@stoa/api-client/limits'
import type { Order, ReturnReason, ReturnRequest } from '@stoa/api-client/schema'
import {
  AccountPanel,
  Button,
  type ChoosableLine,
  Form,
  LineChoice,
  Note,
  type PickedPicture,
  PicturePicker,
  RefundPreview,
  Select,
  Stack,
  TextArea,
  useAfterSalesChoices,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { chosenWithin } from '../../shared/orders/chosen-quantities.ts'
import { toRefundAmounts } from '../../shared/orders/order-amounts.ts'
import { uploadPicture } from '../../shared/pictures/upload-picture.ts'
import { groupNumberOf, orderHref } from '../orders/order-address.ts'
import { useOrderControl } from '../orders/use-order-control.ts'
import { previewReturn, requestReturn } from './after-sales-calls.ts'
import { orderFormLabels } from './order-form.labels.ts'
import { returnFormLabels } from './return-form.labels.ts'
import { deliveryReason, reasonChoice, toReason, toReturnLines } from './return-request.ts'
import { useOrderForm } from './use-order-form.ts'
import { useRefundPreview } from './use-refund-preview.ts'

interface Fields {
  quantities: Record<string, number>
  reasons: Record<string, ReturnReason>
  text: string
  pictures: readonly PickedPicture[]
}

const EMPTY: Fields = { quantities: {}, reasons: {}, text: '', pictures: [] }

export interface ReturnFormProps {
  readonly order: Order
  readonly currency: string
  readonly lines: readonly ChoosableLine[]
  readonly onRequested: (returnId: string) => void
}

/** Form that requests a return: items, reasons, a note, pictures, and the refund to expect. */
export function ReturnForm({ order, currency, lines, onRequested }: ReturnFormProps) {
  const { number } = order
  const form = useOrderForm<Fields>(`return ${number}`, EMPTY)
  const control = useOrderControl(groupNumberOf(number))
  const { returnReasons } = useAfterSalesChoices()
  const [isUploading, setUploading] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { reasons, text, pictures } = form.fields
  const quantities = chosenWithin(form.fields.quantities, lines)
  const isAnyChosen = Object.keys(quantities).length > 0
  const { preview, problem, busy, retry } = useRefundPreview(
    number,
    toReturnLines(quantities, reasons),
    previewReturn,
  )

  const send = async () => {
    setAsked(true)
    if (!isAnyChosen) return
    const body: ReturnRequest = {
      lines: toReturnLines(quantities, reasons),
      ...(text.trim() && { text: text.trim() }),
      ...(pictures.length > 0 && { pictureIds: pictures.map(({ id }) => id) }),
    }
    const group = await control.change('return', ({ keyOf }) => requestReturn(number, keyOf(body), body))
    const known = new Set(order.returns.map(({ id }) => id))
    const made = group?.orders.find(one => one.number === number)?.returns.find(({ id }) => !known.has(id))
    if (!group) return
    form.forget()
    onRequested(made?.id ?? '')
  }
  return (
    <AccountPanel
      title={orderFormLabels.return}
      description={formatMessage(returnFormLabels.text, { shop: order.shop.name, number })}
    >
      <Form onSubmit={() => void send()}>
        <LineChoice
          label={returnFormLabels.items}
          lines={lines}
          currency={currency}
          value={quantities}
          onValueChange={next => form.change({ quantities: { ...next } })}
          error={isAsked && !isAnyChosen ? orderFormLabels.noItems : undefined}
          extra={line => (
            <Select
              label={formatMessage(returnFormLabels.reason, { title: line.title })}
              required
              value={reasonChoice(reasons[line.id])}
              onValueChange={value => {
                const reason = toReason(value)
                if (reason) form.change({ reasons: { ...reasons, [line.id]: reason } })
              }}
              options={[
                { value: '', label: returnFormLabels.chooseReason, disabled: true },
                ...returnReasons.map(({ value, label }) => ({ value, label })),
              ]}
            />
          )}
        />
        <TextArea
          label={returnFormLabels.note}
          optional
          rows={3}
          maxLength={MAX_CASE_TEXT_LENGTH}
          value={text}
          onValueChange={next => form.change({ text: next })}
        />
        <PicturePicker
          label={orderFormLabels.pictures}
          optional
          defaultValue={pictures}
          upload={uploadPicture}
          onValueChange={next => form.change({ pictures: next })}
          onBusyChange={setUploading}
        />
        {isAnyChosen && (
          <RefundPreview
            amounts={preview && toRefundAmounts(preview, currency)}
            currency={currency}
            loading={busy}
            delivery={
              preview
                ? deliveryReason(
                    toMinor(preview.shippingTotal, minorUnits(currency)),
                    toReturnLines(quantities, reasons),
                  )
                : undefined
            }
          >
            {problem?.notice && (
              <Note tone={problem.notice.tone} action={{ label: returnFormLabels.retry, onClick: retry }}>
                {problem.notice.text}
              </Note>
            )}
          </RefundPreview>
        )}
        <ProblemNote problem={control.problem} />
        <Stack layout="row">
          <Button type="submit" busy={control.busy === 'return'} disabled={isUploading}>
            {returnFormLabels.submit}
          </Button>
          <Button emphasis="plain" href={orderHref(number)}>
            {orderFormLabels.back}
          </Button>
        </Stack>
      </Form>
    </AccountPanel>
  )
}
