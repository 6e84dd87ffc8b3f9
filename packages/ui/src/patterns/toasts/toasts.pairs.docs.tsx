import { useState } from 'react'
import type { DocsPairs } from '../../docs/component-docs.ts'
import { Button } from '../../primitives/button/index.ts'
import { Note } from '../../primitives/note/index.ts'
import { createToasts, type ToastOptions, Toasts } from './index.ts'

function Told({ opens, message }: { opens: string; message: ToastOptions }) {
  const [toasts] = useState(createToasts)
  return (
    <>
      <Button emphasis="line" onClick={() => toasts.show(message)}>
        {opens}
      </Button>
      <Toasts toasts={toasts} />
    </>
  )
}

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Told
          opens="Remove mug"
          message={{
            type: 'success',
            title: 'Cove mug removed.',
            action: { label: 'Undo', onClick: () => {} },
          }}
        />
      ),
      because: 'What was done, once, with a way back.',
    },
    dont: {
      shows: (
        <Told
          opens="Pay"
          message={{ type: 'error', title: 'Your card was declined. Choose another way to pay below.' }}
        />
      ),
      because: 'What has to be acted on is gone before it is read: it belongs at its place, in a Note.',
    },
  },
  {
    do: {
      shows: <Note tone="caution">Two products are no longer for sale.</Note>,
      because: 'A state that lasts stays on the page for as long as it lasts.',
    },
    dont: {
      shows: (
        <Told
          opens="Open cart"
          message={{ type: 'warning', title: 'Two products are no longer for sale.' }}
        />
      ),
      because: 'A message that goes leaves a cart nobody understands.',
    },
  },
]
