import type { DocsPairs } from '../../docs/component-docs.ts'
import { Stack } from '../stack/index.ts'
import { Progress } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Stack gap="sm">
          <span>Importing products: 214 of 903</span>
          <Progress label="Importing products" value={214} max={903} />
        </Stack>
      ),
      because: 'The line says what advances, and how far it is in numbers.',
    },
    dont: {
      shows: (
        <Stack gap="sm">
          <span>Please wait</span>
          <Progress label="Please wait" value={99} />
        </Stack>
      ),
      because: 'Readers learn neither what they wait for nor whether it still moves.',
    },
  },
]
