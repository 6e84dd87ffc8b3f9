import type { DocsPairs } from '../../docs/component-docs.ts'
import { Stack } from '../stack/index.ts'
import { Text } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Stack gap="sm">
          <Text>Arrives Thursday, December 3.</Text>
          <Text step="sm" emphasis="soft">
            Packed by Kiln & Cove in Falmouth.
          </Text>
        </Stack>
      ),
      because: 'One step smaller and muted is enough for what may be skipped.',
    },
    dont: {
      shows: (
        <Stack gap="sm">
          <Text step="xs" emphasis="soft">
            Arrives Thursday, December 3.
          </Text>
          <Text emphasis="strong">Packed by Kiln & Cove in Falmouth.</Text>
        </Stack>
      ),
      because: 'What the buyer needs is small and gray, and the aside is bold.',
    },
  },
]
