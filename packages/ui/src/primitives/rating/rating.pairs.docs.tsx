import type { DocsPairs } from '../../docs/component-docs.ts'
import { Rating } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: <Rating form="stars" average={4.8} count={214} href="#reviews" />,
      because: 'The number of reviews says how much the average is worth, and leads to them.',
    },
    dont: {
      shows: <Rating form="stars" average={5} />,
      because: 'Without the count, one review and a thousand look the same.',
    },
  },
]
