import type { DocsPairs } from '../../docs/component-docs.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { Combobox } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <Combobox
          label="Category"
          items={['Mugs', 'Bowls', 'Vases', 'Lamps', 'Cushions', 'Totes', 'Candles', 'Chairs'].map(label => ({
            value: label,
            label,
          }))}
          onValueChange={() => {}}
        />
      ),
      because: 'One of many that have names one knows: two letters find it.',
    },
    dont: {
      shows: (
        <Combobox
          label="Condition"
          items={[
            { value: 'new', label: 'New' },
            { value: 'used', label: 'Used' },
          ]}
          onValueChange={() => {}}
        />
      ),
      because: 'Typing to find one of two: show both.',
    },
  },
  {
    do: {
      shows: (
        <RadioGroup
          label="Condition"
          name="do-condition"
          options={[
            { value: 'new', label: 'New' },
            { value: 'used', label: 'Used' },
          ]}
        />
      ),
      because: 'Few choices are seen at once.',
    },
    dont: {
      shows: (
        <Combobox label="Your tags" items={[{ value: 'x', label: 'handmade' }]} onValueChange={() => {}} />
      ),
      because: 'It takes one of a list. For words of one’s own take a TokenInput.',
    },
  },
]
