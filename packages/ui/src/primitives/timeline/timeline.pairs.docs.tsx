import type { DocsPairs } from '../../docs/component-docs.ts'
import { Timeline } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Timeline
          current="shipped"
          items={[
            { id: 'shipped', title: 'Shipped with DHL', at: '2026-11-28T09:14:00Z', time: 'Nov 28, 9:14 AM' },
            { id: 'placed', title: 'Ordered', at: '2026-11-26T18:02:00Z', time: 'Nov 26, 6:02 PM' },
          ]}
        />
      ),
      because: 'Things that happened, newest first: what is true now is at the top.',
    },
    dont: {
      shows: (
        <Timeline
          items={[
            { id: 'wash', title: 'Wash by hand' },
            { id: 'dry', title: 'Dry in the shade' },
            { id: 'iron', title: 'Iron at low heat' },
          ]}
        />
      ),
      because: 'Instructions are a list, and no events.',
    },
  },
]
