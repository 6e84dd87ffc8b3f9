import type { DocsPairs } from '../../docs/component-docs.ts'
import { Stack } from '../stack/index.ts'
import { Button } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Stack layout="row" gap="sm">
          <Button>Check out</Button>
          <Button emphasis="line">Keep shopping</Button>
        </Stack>
      ),
      because: 'One strong button says what most people do next; the other way is a line.',
    },
    dont: {
      shows: (
        <Stack layout="row" gap="sm">
          <Button>Check out</Button>
          <Button>Keep shopping</Button>
        </Stack>
      ),
      because: 'Two strong buttons side by side leave the choice to chance.',
    },
  },
  {
    do: {
      shows: <Button tone="critical">Delete address</Button>,
      because: 'A verb and its object: it is understood alone, also when it is only heard.',
    },
    dont: {
      shows: <Button tone="critical">OK</Button>,
      because: 'OK to what? The red says that it matters, the word does not say why.',
    },
  },
  {
    do: {
      shows: <Button busy>Place order</Button>,
      because: '`busy` keeps the name, the width and the focus while the answer is on its way.',
    },
    dont: {
      shows: <Button disabled>Please wait…</Button>,
      because: 'A disabled button loses the focus, and the new word makes it jump.',
    },
  },
]
