import { unwrap } from '@stoa/api-client'
import { MAX_ORDER_NOTE_LENGTH } from '@stoa/api-client/limits'
import type { SellerOrder } from '@stoa/api-client/schema'
import { OrderNotes, OrderPanel } from '@stoa/back-office'
import { Button, TextArea } from '@stoa/ui'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useUnsaved } from '../../drafts/leave-guard.tsx'
import type { SellerOrderControl } from './use-seller-order.ts'

/** Notes for colleagues, apart from all that the buyer sees. */
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
    <OrderPanel title="Notes">
      <div aria-live="polite">
        <OrderNotes notes={order.notes} />
      </div>
      <TextArea
        label="Note for colleagues"
        hint="The buyer never sees it."
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
          Add the note
        </Button>
      </div>
      {control.problem && text !== '' && <ProblemNote problem={control.problem} />}
    </OrderPanel>
  )
}
