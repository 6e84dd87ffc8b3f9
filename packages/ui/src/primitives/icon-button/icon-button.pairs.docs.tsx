import Heart from 'lucide-react/icons/heart'
import Trash2 from 'lucide-react/icons/trash-2'
import type { DocsPairs } from '../../docs/component-docs.ts'
import { Button } from '../button/index.ts'
import { IconButton } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: <IconButton icon={Heart} label="Save Cove mug" />,
      because: 'A drawing that everybody knows, and a name that says which product.',
    },
    dont: {
      shows: <IconButton icon={Heart} label="heart" />,
      because: 'The name of the drawing is not what a press does.',
    },
  },
  {
    do: {
      shows: (
        <Button emphasis="line" tone="critical" icon={Trash2}>
          Close account
        </Button>
      ),
      because: 'What cannot be undone has its words on the button.',
    },
    dont: {
      shows: <IconButton icon={Trash2} label="Close account" emphasis="strong" />,
      because: 'A bin alone may mean any of the things on the page.',
    },
  },
]
