import type { DocsPairs } from '../../docs/component-docs.ts'
import { Stack } from '../stack/index.ts'
import { Badge } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: <Badge tone="sale">Sale</Badge>,
      because: 'One badge, one word: the fact that decides.',
    },
    dont: {
      shows: (
        <Stack layout="row" gap="sm">
          <Badge tone="sale">Sale</Badge>
          <Badge tone="positive">New</Badge>
          <Badge tone="caution">Hurry</Badge>
          <Badge tone="info">Loved</Badge>
        </Stack>
      ),
      because: 'Four badges on one card cancel each other out.',
    },
  },
  {
    do: {
      shows: <Badge tone="caution">Payment pending</Badge>,
      because: 'The word tells the state; the color only helps.',
    },
    dont: {
      shows: <Badge tone="caution" dot aria-label="Status" />,
      because: 'A color alone tells nothing to those who do not see it, or do not know your colors.',
    },
  },
]
