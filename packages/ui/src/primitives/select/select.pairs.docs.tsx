import type { DocsPairs } from '../../docs/component-docs.ts'
import { TextField } from '../text-field/index.ts'
import { Select } from './index.ts'

const years = Array.from({ length: 90 }, (_, place) => ({
  value: String(2010 - place),
  label: String(2010 - place),
}))

export const pairs: DocsPairs = [
  {
    do: {
      shows: <TextField name="do-year" label="Year of birth" inputMode="numeric" placeholder="1984" />,
      because: 'What everybody knows by heart is typed faster than found.',
    },
    dont: {
      shows: <Select name="dont-year" label="Year of birth" options={years} />,
      because: 'Ninety entries to scroll for four digits.',
    },
  },
]
