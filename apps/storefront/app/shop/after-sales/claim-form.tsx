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
import { useState } from 'react'
import { camelCase } from '../../lib/camel-case.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { chosenWithin, toLineQuantities } from '../../shared/orders/chosen-quantities.ts'
import { uploadPicture } from '../../shared/pictures/upload-picture.ts'
import { groupNumberOf, orderHref } from '../orders/order-address.ts'
import { useOrderControl } from '../orders/use-order-control.ts'
import { openClaim } from './after-sales-calls.ts'
import { toKind, toResolution } from './claim-request.ts'
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

/** What is wrong with which items, and what would put it right. */
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
      title="Report a problem"
      text={`${order.shop.name} reads this and answers within three working days. If it does not, or says no, you can ask us to decide.`}
    >
      <Form onSubmit={() => void send()}>
        <RadioGroup
          label="What is wrong?"
          required
          value={kind ? camelCase(kind) : ''}
          onValueChange={choice => form.change({ kind: toKind(choice) ?? null })}
          options={claimKinds}
        />
        <LineChoice
          label="Which items?"
          lines={lines}
          currency={currency}
          value={quantities}
          onValueChange={next => form.change({ quantities: { ...next } })}
          error={isAsked && !isAnyChosen ? 'Choose at least one item.' : undefined}
        />
        <RadioGroup
          label="What would put it right?"
          required
          value={wanted}
          onValueChange={choice => form.change({ wanted: toResolution(choice) ?? 'refund' })}
          options={resolutions}
        />
        <TextArea
          label="What happened?"
          required
          rows={4}
          maxLength={MAX_CASE_TEXT_LENGTH}
          value={text}
          onValueChange={next => form.change({ text: next })}
        />
        <PicturePicker
          label="Pictures"
          optional
          defaultValue={pictures}
          upload={uploadPicture}
          onValueChange={next => form.change({ pictures: next })}
          onBusyChange={setUploading}
        />
        <ProblemNote problem={control.problem} />
        <Stack row>
          <Button type="submit" busy={control.busy === 'claim'} disabled={isUploading}>
            Send it to the shop
          </Button>
          <Button emphasis="plain" href={orderHref(number)}>
            Back to the order
          </Button>
        </Stack>
      </Form>
    </AccountPanel>
  )
}
