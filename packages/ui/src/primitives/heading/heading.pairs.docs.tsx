import type { DocsPairs } from '../../docs/component-docs.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Heading } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Stack gap="sm">
          <Heading level={3} step="title2">
            Delivery
          </Heading>
          <Heading level={4} step="title3">
            Kiln & Cove
          </Heading>
        </Stack>
      ),
      because: 'Levels follow the outline, and sizes follow the eye.',
    },
    dont: {
      shows: (
        <Stack gap="sm">
          <Text emphasis="strong">Delivery</Text>
          <Text>Kiln & Cove ships from Falmouth.</Text>
        </Stack>
      ),
      because: 'Bold text is no heading: a screen reader can’t jump to it.',
    },
  },
]
