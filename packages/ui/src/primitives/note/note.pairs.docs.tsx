import type { DocsPairs } from '../../docs/component-docs.ts'
import { Note } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Note tone="critical" title="Your card was declined">
          Nothing was charged. Try another card, or ask your bank.
        </Note>
      ),
      because: 'It says what happened, what did not, and what to do.',
    },
    dont: {
      shows: <Note tone="critical" title="Error 402" />,
      because: 'A number is for logs; a shopper with a declined card needs a way on.',
    },
  },
  {
    do: {
      shows: <Note tone="info">This shop is away until Monday.</Note>,
      because: 'The tone is as loud as the news.',
    },
    dont: {
      shows: <Note tone="critical">This shop is away until Monday.</Note>,
      because: 'Red for what is no fault makes people miss the red that is.',
    },
  },
]
