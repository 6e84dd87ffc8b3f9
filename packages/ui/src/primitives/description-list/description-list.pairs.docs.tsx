import type { DocsPairs } from '../../docs/component-docs.ts'
import { Text } from '../text/index.ts'
import { DescriptionList } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <DescriptionList
          items={[
            { term: 'Material', description: 'Stoneware' },
            { term: 'Size', description: '320 ml' },
            { term: 'Care', description: 'Dishwasher safe' },
          ]}
        />
      ),
      because: 'Names in one column, facts in the other: both can be scanned.',
    },
    dont: {
      shows: <Text>Material: Stoneware. Size: 320 ml. Care: Dishwasher safe.</Text>,
      because: 'In a sentence, one fact can only be found by reading all of them.',
    },
  },
]
