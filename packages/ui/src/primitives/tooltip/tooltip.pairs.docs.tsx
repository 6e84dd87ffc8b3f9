import Settings from 'lucide-react/icons/settings'
import type { DocsPairs } from '../../docs/component-docs.ts'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Tooltip } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Tooltip label="Shop settings">
          <IconButton icon={Settings} label="Shop settings" />
        </Tooltip>
      ),
      because: 'It repeats a name that is there anyway, for eyes and a pointer.',
    },
    dont: {
      shows: (
        <Tooltip label="You can’t undo this, and takes up to three days.">
          <Button tone="critical">Close shop</Button>
        </Tooltip>
      ),
      because: 'What must be known stands on the page: a touch screen never shows it.',
    },
  },
]
