import type { DocsPairs } from '../../docs/component-docs.ts'
import { Stack } from '../stack/index.ts'
import { Checkbox } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: <Checkbox name="do-news" label="Send me news of this shop" />,
      because: 'It says what happens when it is checked, and begins empty where it asks for consent.',
    },
    dont: {
      shows: <Checkbox name="dont-news" defaultChecked label="Don’t send me news" />,
      because: 'A no that one has to take away is read wrong, and a consent checked for somebody is none.',
    },
  },
  {
    do: {
      shows: (
        <Stack gap="sm">
          <Checkbox name="do-wrap" label="Gift wrap" />
          <Checkbox name="do-card" label="Greeting card" />
        </Stack>
      ),
      because: 'Each box stands for itself: none, one or both.',
    },
    dont: {
      shows: (
        <Stack gap="sm">
          <Checkbox name="dont-standard" defaultChecked label="Standard shipping" />
          <Checkbox name="dont-express" label="Express shipping" />
        </Stack>
      ),
      because: 'Where one choice excludes the other, boxes allow both: take a RadioGroup.',
    },
  },
]
