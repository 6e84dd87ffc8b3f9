import type { DocsPairs } from '../../docs/component-docs.ts'
import { Button } from '../button/index.ts'
import { Select } from '../select/index.ts'
import { Menu, MenuItem } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Select
          name="do-sort"
          label="Sort by"
          options={[
            { value: 'new', label: 'Newest' },
            { value: 'price', label: 'Price' },
          ]}
        />
      ),
      because: 'A choice that stays is a select: it shows what is chosen, and is sent with its form.',
    },
    dont: {
      shows: (
        <Menu trigger={<Button emphasis="line">Sort by</Button>}>
          <MenuItem>Newest</MenuItem>
          <MenuItem>Price</MenuItem>
        </Menu>
      ),
      because: 'A menu does things. It does not show which entry holds now.',
    },
  },
  {
    do: {
      shows: <Button emphasis="line">Print invoice</Button>,
      because: 'A single action is a button.',
    },
    dont: {
      shows: (
        <Menu trigger={<Button emphasis="line">More</Button>}>
          <MenuItem>Print invoice</MenuItem>
        </Menu>
      ),
      because: 'A menu of one hides what a button shows.',
    },
  },
]
