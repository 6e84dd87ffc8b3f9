import '@mantine/core/styles.css'
import { Button, Checkbox, MantineProvider, NumberInput } from '@mantine/core'
import type { Contestant } from '../contestant.ts'
import { type Controls, makeLists } from './plain.tsx'

const Box: Controls['Box'] = ({ name, checked, mixed = false, onChange, words }) => (
  <Checkbox
    aria-label={words ? undefined : name}
    label={words}
    checked={checked}
    indeterminate={mixed}
    onChange={event => onChange(event.currentTarget.checked)}
  />
)

const Quantity: Controls['Quantity'] = ({ name, value, onChange }) => (
  <NumberInput
    aria-label={`Quantity of ${name}`}
    min={1}
    value={value}
    onChange={next => onChange(Number(next))}
  />
)

const Action: Controls['Action'] = ({ name, icon, onClick, children }) => (
  <Button variant="subtle" size="xs" leftSection={icon} aria-label={name} onClick={onClick}>
    {children}
  </Button>
)

export default {
  ...makeLists({ Box, Quantity, Action }),
  Around: ({ children }) => <MantineProvider>{children}</MantineProvider>,
} satisfies Contestant
