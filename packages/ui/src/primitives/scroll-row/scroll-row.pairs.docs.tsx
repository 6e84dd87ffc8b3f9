import type { DocsPairs } from '../../docs/component-docs.ts'
import { Button } from '../button/index.ts'
import { Panel } from '../panel/index.ts'
import { Stack } from '../stack/index.ts'
import { ScrollRow } from './index.ts'

const names = ['Cove mug', 'Fern lamp', 'Oak board', 'Linen throw', 'Clay vase']

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <ScrollRow label="Recently viewed" itemWidth="9rem">
          {names.map(name => (
            <Panel key={name} padded>
              {name}
            </Panel>
          ))}
        </ScrollRow>
      ),
      because: 'More of the same kind: who isn’t interested passes one row.',
    },
    dont: {
      shows: (
        <ScrollRow label="Pay" itemWidth="9rem">
          {['Card', 'Bank transfer', 'Gift card', 'Invoice'].map(name => (
            <Button key={name} emphasis="line" block>
              {name}
            </Button>
          ))}
        </ScrollRow>
      ),
      because: 'A choice that is out of sight is not a choice.',
    },
  },
  {
    do: {
      shows: (
        <Stack layout="row" gap="sm">
          {['Card', 'Bank transfer', 'Gift card', 'Invoice'].map(name => (
            <Button key={name} emphasis="line">
              {name}
            </Button>
          ))}
        </Stack>
      ),
      because: 'Choices wrap into as many lines as they need.',
    },
    dont: {
      shows: (
        <Stack gap="sm">
          {['Mugs', 'Lamps', 'Boards'].map(row => (
            <ScrollRow key={row} label={row} itemWidth="9rem">
              {names.map(name => (
                <Panel key={name} padded>
                  {name}
                </Panel>
              ))}
            </ScrollRow>
          ))}
        </Stack>
      ),
      because: 'Rows below rows hide most of a page. Show one, and link to lists.',
    },
  },
]
