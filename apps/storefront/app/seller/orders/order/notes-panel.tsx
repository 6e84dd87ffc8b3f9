import { unwrap } from '@stoa/api-client'
import { MAX_ORDER_NOTE_LENGTH } from '@stoa/api-client/limits'
import type { SellerOrder } from '@stoa/api-client/schema'
import { OrderNotes, OrderPanel } from '@stoa/back-office'
import { Button, TextArea } from '@stoa/ui'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useUnsaved } from '../../drafts/leave-guard.tsx'
import { notesPanelLabels } from './notes-panel.labels.ts'
import type { SellerOrderControl } from './use-seller-order.ts'

/** Shows the team’s notes on an order and adds to them. Buyers never see them. */
export function NotesPanel({ order, control }: { order: SellerOrder; control: SellerOrderControl }) {
  const [text, setText] = useState('')
  const add = async () => {
    const body = { text: text.trim() }
    const done = await control.step('note', ({ api, keyOf }) =>
      unwrap(
        api.POST('/api/seller/orders/{number}/notes', {
          params: {
            path: { number: order.number },
            header: { 'Idempotency-Key': keyOf(body) },
          },
          body,
        }),
      ),
    )
    if (done) setText('')
    return done !== null
  }
  useUnsaved(text.trim() !== '', { onSave: add, onDiscard: () => setText('') })
  return (
    <OrderPanel title={notesPanelLabels.title}>
      <div aria-live="polite">
        <OrderNotes notes={order.notes} />
      </div>
      <TextArea
        label={notesPanelLabels.note}
        hint={notesPanelLabels.hint}
        rows={2}
        maxLength={MAX_ORDER_NOTE_LENGTH}
        value={text}
        onValueChange={setText}
      />
      <div>
        <Button
          size="sm"
          emphasis="line"
          busy={control.busy === 'note'}
          disabled={text.trim() === ''}
          onClick={() => void add()}
        >
          {notesPanelLabels.add}
        </Button>
      </div>
      {control.problem && text !== '' && <ProblemNote problem={control.problem} />}
    </OrderPanel>
  )
}
