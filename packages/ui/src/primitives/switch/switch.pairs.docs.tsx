import type { DocsPairs } from '../../docs/component-docs.ts'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Stack } from '../stack/index.ts'
import { Switch } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: <Switch name="do-keys" defaultChecked label="Single keys" />,
      because: 'It names the setting, and the state is the switch.',
    },
    dont: {
      shows: <Switch name="dont-keys" label="Turn single keys on" />,
      because: 'While it is on, the label tells you to turn it on.',
    },
  },
  {
    do: {
      shows: (
        <Stack gap="sm">
          <Checkbox name="do-news" label="Send me news of this shop" />
          <Button size="sm">Save</Button>
        </Stack>
      ),
      because: 'What waits for a button is a checkbox.',
    },
    dont: {
      shows: (
        <Stack gap="sm">
          <Switch name="dont-news" label="News of this shop" />
          <Button size="sm">Save</Button>
        </Stack>
      ),
      because: 'A switch looks as if it were saved already.',
    },
  },
]
