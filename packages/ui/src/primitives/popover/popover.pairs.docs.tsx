import type { DocsPairs } from '../../docs/component-docs.ts'
import { Button } from '../button/index.ts'
import { Menu, MenuItem } from '../menu/index.ts'
import { Text } from '../text/index.ts'
import { Popover } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Menu trigger={<Button emphasis="line">More</Button>}>
          <MenuItem>Duplicate</MenuItem>
          <MenuItem>Archive</MenuItem>
        </Menu>
      ),
      because: 'A list of actions is a menu, with the keys of one.',
    },
    dont: {
      shows: (
        <Popover label="More" trigger={<Button emphasis="line">More</Button>}>
          <Button emphasis="plain">Duplicate</Button>
          <Button emphasis="plain">Archive</Button>
        </Popover>
      ),
      because: 'Buttons in a panel have no arrow keys, and it stays open after a press.',
    },
  },
  {
    do: {
      shows: (
        <Popover label="Fees" size="sm" trigger={<Button emphasis="plain">How is this calculated?</Button>}>
          <Text step="sm">Five percent of the items, without shipping.</Text>
        </Popover>
      ),
      because: 'It explains what is next to it, for those who ask.',
    },
    dont: {
      shows: (
        <Popover label="Error" size="sm" trigger={<Button emphasis="plain">Something is wrong</Button>}>
          <Text step="sm">The card was declined. Try another one.</Text>
        </Popover>
      ),
      because: 'What everyone must read is not behind a press: take a Note.',
    },
  },
]
