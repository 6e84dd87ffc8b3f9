import { MAX_CASE_TEXT_LENGTH } from '@stoa/api-client/limits'
import type { ClaimKind, ClaimRequest, ClaimResolution, Order } from '@stoa/api-client/schema'
import {
  AccountPanel,
  Button,
  type ChoosableLine,
  Form,
  LineChoice,
  type PickedPicture,
  PicturePicker,
  RadioGroup,
  Stack,
  TextArea,
  useAfterSalesChoices,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { camelCase } from '../../lib/camel-case.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { chosenWithin, toLineQuantities } from '../../shared/orders/chosen-quantities.ts'
import { uploadPicture } from '../../shared/pictures/upload-picture.ts'
import { groupNumberOf, orderHref } from '../orders/order-address.ts'
import { useOrderControl } from '../orders/use-order-control.ts'
import { openClaim } from './after-sales-calls.ts'
import { claimFormLabels } from './claim-form.labels.ts'
import { toKind, toResolution } from './claim-request.ts'
import { orderFormLabels } from './order-form.labels.ts'
import { useOrderForm } from './use-order-form.ts'

interface Fields {
  kind: ClaimKind | null
  wanted: ClaimResolution
  quantities: Record<string, number>
  text: string
  pictures: readonly PickedPicture[]
}

const EMPTY: Fields = { kind: null, wanted: 'refund', quantities: {}, text: '', pictures: [] }

export interface ClaimFormProps {
  readonly order: Order
  readonly currency: string
  readonly lines: readonly ChoosableLine[]
  readonly onOpened: (claimId: string) => void
}

/** Form that reports a problem with items of an order to the shop. */
export function ClaimForm({ order, currency, lines, onOpened }: ClaimFormProps) {
  const { number } = order
  const form = useOrderForm<Fields>(`claim ${number}`, EMPTY)
  const control = useOrderControl(groupNumberOf(number))
  const { claimKinds, resolutions } = useAfterSalesChoices()
  const [isUploading, setUploading] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { kind, wanted, text, pictures } = form.fields
  const quantities = chosenWithin(form.fields.quantities, lines)
  const isAnyChosen = Object.keys(quantities).length > 0

  const send = async () => {
    setAsked(true)
    if (!isAnyChosen || !kind) return
    const body: ClaimRequest = {
      kind,
      wanted,
      lines: toLineQuantities(quantities),
      text: text.trim(),
      ...(pictures.length > 0 && { pictureIds: pictures.map(({ id }) => id) }),
    }
    const group = await control.change('claim', ({ keyOf }) => openClaim(number, keyOf(body), body))
    if (!group) return
    const known = new Set(order.claims.map(({ id }) => id))
    const made = group.orders.find(one => one.number === number)?.claims.find(({ id }) => !known.has(id))
    form.forget()
    onOpened(made?.id ?? '')
  }
  return (
    <AccountPanel
      title={orderFormLabels.report}
      description={formatMessage(claimFormLabels.text, { shop: order.shop.name })}
    >
      <Form onSubmit={() => void send()}>
        <RadioGroup
          label={claimFormLabels.kind}
          required
          value={kind ? camelCase(kind) : ''}
          onValueChange={choice => form.change({ kind: toKind(choice) ?? null })}
          options={claimKinds}
        />
        <LineChoice
          label={claimFormLabels.items}
          lines={lines}
          currency={currency}
          value={quantities}
          onValueChange={next => form.change({ quantities: { ...next } })}
          error={isAsked && !isAnyChosen ? orderFormLabels.noItems : undefined}
        />
        <RadioGroup
          label={claimFormLabels.wanted}
          required
          value={wanted}
          onValueChange={choice => form.change({ wanted: toResolution(choice) ?? 'refund' })}
          options={resolutions}
        />
        <TextArea
          label={claimFormLabels.details}
          required
          rows={4}
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
        <ProblemNote problem={control.problem} />
        <Stack layout="row">
          <Button type="submit" busy={control.busy === 'claim'} disabled={isUploading}>
            {claimFormLabels.submit}
          </Button>
          <Button emphasis="plain" href={orderHref(number)}>
            {orderFormLabels.back}
          </Button>
        </Stack>
      </Form>
    </AccountPanel>
  )
}
