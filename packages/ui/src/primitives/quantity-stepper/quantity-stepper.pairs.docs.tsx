import type { DocsPairs } from '../../docs/component-docs.ts'
import { TextField } from '../text-field/index.ts'
import { QuantityStepper } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: <QuantityStepper value={2} max={4} productName="Cove mug" onValueChange={() => {}} />,
      because: 'Small counts: pressed, typed or turned with arrow keys, never past the stock.',
    },
    dont: {
      shows: <TextField name="dont-pieces" label="Quantity" inputMode="numeric" defaultValue="2" />,
      because: 'A bare field takes letters and zero, and says nothing of the stock until it is sent.',
    },
  },
  {
    do: {
      shows: <TextField name="do-pieces" label="Items in stock" inputMode="numeric" defaultValue="1250" />,
      because: 'Large figures are typed.',
    },
    dont: {
      shows: <QuantityStepper value={1250} productName="stock" onValueChange={() => {}} />,
      because: 'Nobody presses plus a thousand times.',
    },
  },
]
