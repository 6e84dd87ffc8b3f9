import type { DocsPairs } from '../../docs/component-docs.ts'
import { Chip } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: <Chip removable label="$10 to $120" href="#price" />,
      because: 'The value that is applied: the X removes exactly this.',
    },
    dont: {
      shows: <Chip removable label="Price" href="#price" />,
      because: 'The name of the filter alone doesn’t say what the X removes.',
    },
  },
]
