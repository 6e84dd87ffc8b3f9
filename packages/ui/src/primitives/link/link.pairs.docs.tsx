import type { DocsPairs } from '../../docs/component-docs.ts'
import { Link } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <p>
          Read <Link href="#returns">how returns work</Link>.
        </p>
      ),
      because: 'The words of the link tell where it goes, also in a list of links.',
    },
    dont: {
      shows: (
        <p>
          For returns <Link href="#returns">click here</Link>.
        </p>
      ),
      because: 'A list of links reads “here, here, here”.',
    },
  },
]
