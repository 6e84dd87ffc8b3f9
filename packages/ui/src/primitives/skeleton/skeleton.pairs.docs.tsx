import type { DocsPairs } from '../../docs/component-docs.ts'
import { LoadingIndicator } from '../loading/index.ts'
import { Stack } from '../stack/index.ts'
import { Skeleton } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Stack gap="sm">
          <Skeleton width={220} height={140} radius={12} />
          <Skeleton width={160} height={16} />
          <Skeleton width={80} height={16} />
        </Stack>
      ),
      because: 'The shape of what comes: nothing jumps when it is there.',
    },
    dont: {
      shows: <LoadingIndicator label="Loading products" />,
      because: 'Where the shape is known, a wheel alone lets the page jump.',
    },
  },
]
