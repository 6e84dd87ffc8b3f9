import type { DocsPairs } from '../../docs/component-docs.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Select } from '../select/index.ts'
import { RadioGroup } from './index.ts'

const deliveries = [
  { value: 'standard', label: 'Standard, $6.99' },
  { value: 'express', label: 'Express, $14.00' },
]

export const pairs: DocsPairs = [
  {
    do: {
      shows: <RadioGroup label="Shipping" name="do-delivery" options={deliveries} defaultValue="standard" />,
      because: 'Up to about five choices are all seen, with what they cost.',
    },
    dont: {
      shows: <Select label="Shipping" name="dont-delivery" options={deliveries} defaultValue="standard" />,
      because: 'Two choices behind a press cannot be compared.',
    },
  },
  {
    do: {
      shows: <Checkbox name="do-company" label="I buy for a company" />,
      because: 'Yes or no is one box.',
    },
    dont: {
      shows: (
        <RadioGroup
          label="Do you buy for a company?"
          name="dont-company"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      because: 'Two circles and a question for what one box asks.',
    },
  },
]
