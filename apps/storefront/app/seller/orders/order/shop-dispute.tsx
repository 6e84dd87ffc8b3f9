import { minorUnits, toMinor, unwrap } from '@stoa/api-client'
import { MAX_CASE_TEXT_LENGTH } from '@stoa/api-client/limits'
import type { Dispute } from '@stoa/api-client/schema'
import { mutatePath } from '@stoa/api-client/swr'
import { OrderCase } from '@stoa/back-office'
import { Button, type PickedPicture, PicturePicker, TextArea, useMoney, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { uploadPicture } from '../../../shared/pictures/upload-picture.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { useUnsaved } from '../../drafts/leave-guard.tsx'
import { DISPUTE_STATUS } from '../../returns/return-words.ts'
import { shopDisputeLabels } from './shop-dispute.labels.ts'

const TEXTS = {
  open: shopDisputeLabels.disputeOpen,
  under_review: shopDisputeLabels.disputeOpen,
  resolved_buyer: shopDisputeLabels.disputeLost,
  resolved_seller: shopDisputeLabels.disputeWon,
}
/** Maximum number of statements, as the API has it. */
const MAX_STATEMENTS = 5

/** Shows a dispute to its shop, which tells its side of it until the marketplace has decided. */
export function ShopDispute({ dispute, currency }: { dispute: Dispute; currency: string }) {
  const { money } = useMoney()
  const { deadline } = useOrderDates()
  const { status, statements } = dispute
  const amount = (decimal: number) => money(toMinor(decimal, minorUnits(currency)), currency)
  const isOpen = status === 'open' || status === 'under_review'
  return (
    <>
      <OrderCase
        title={formatMessage(shopDisputeLabels.dispute, { amount: amount(dispute.amount) })}
        status={DISPUTE_STATUS[status]}
        at={dispute.openedAt}
        text={formatMessage(TEXTS[status], {
          day: deadline(dispute.decideBy),
          refunded: amount(dispute.refunded),
          decision: dispute.decision ?? '',
        })}
        words={dispute.text}
      >
        {isOpen && statements.length < MAX_STATEMENTS && (
          // Another one starts empty.
          <StatementForm key={statements.length} disputeId={dispute.id} />
        )}
      </OrderCase>
      {statements.map(statement => (
        <OrderCase
          key={statement.id}
          title={shopDisputeLabels.statement}
          at={statement.at}
          words={statement.text}
          pictures={statement.pictures}
          isByShop
        />
      ))}
    </>
  )
}

function StatementForm({ disputeId }: { disputeId: string }) {
  const { mutate } = useSWRConfig()
  const { busy, problem, call } = useCall(useShopRules())
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly PickedPicture[]>([])
  const [isUploading, setUploading] = useState(false)
  const send = async () => {
    const body = { text: text.trim(), pictureIds: pictures.map(({ id }) => id) }
    const done = await call(({ api, keyOf }) => {
      const params = { path: { id: disputeId }, header: { 'Idempotency-Key': keyOf(body) } }
      return unwrap(api.POST('/api/seller/disputes/{id}/statements', { params, body }))
    })
    if (done) void mutatePath(mutate, '/api/seller/orders')
    return done !== null
  }
  useUnsaved(text.trim() !== '', { onSave: send, onDiscard: () => setText('') })
  return (
    <>
      <TextArea
        label={shopDisputeLabels.message}
        hint={shopDisputeLabels.hint}
        rows={3}
        maxLength={MAX_CASE_TEXT_LENGTH}
        value={text}
        onValueChange={setText}
        error={problem?.fields.text}
      />
      <PicturePicker
        label={shopDisputeLabels.pictures}
        optional
        upload={uploadPicture}
        onValueChange={setPictures}
        onBusyChange={setUploading}
      />
      <div>
        <Button
          size="sm"
          busy={busy !== undefined}
          disabled={text.trim() === '' || isUploading}
          onClick={() => void send()}
        >
          {shopDisputeLabels.send}
        </Button>
      </div>
      <ProblemNote problem={problem} />
    </>
  )
}
