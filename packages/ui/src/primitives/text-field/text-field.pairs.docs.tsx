import type { DocsPairs } from '../../docs/component-docs.ts'
import { TextField } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: <TextField name="do-email" label="Email" type="email" placeholder="mara@stoa.example" />,
      because: 'The label stays while one types; the placeholder is an example.',
    },
    dont: {
      shows: <TextField name="dont-email" label="" type="email" placeholder="Email" />,
      because: 'A placeholder as a label is gone with the first letter, and nothing names the field.',
    },
  },
  {
    do: {
      shows: (
        <TextField
          name="do-code"
          label="Postal code"
          defaultValue="1055"
          error="A postal code here has five digits, such as 10557."
        />
      ),
      because: 'The error says what is wanted, and shows one.',
    },
    dont: {
      shows: <TextField name="dont-code" label="Postal code" defaultValue="1055" error="Invalid input" />,
      because: 'Nobody can mend what is only called invalid.',
    },
  },
]
