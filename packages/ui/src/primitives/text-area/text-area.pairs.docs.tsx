import type { DocsPairs } from '../../docs/component-docs.ts'
import { TextArea } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: <TextArea label="Your question" hint="Size, color, or how you want to use it." rows={2} />,
      because: 'The hint stays in sight while the shopper writes.',
    },
    dont: {
      shows: <TextArea label="Text" placeholder="Your question: size, color, use …" rows={2} />,
      because: 'A placeholder is gone with the first letter, and “Text” asks nothing.',
    },
  },
]
