import { QuantityStepper } from '@stoa/ui/quantity-stepper'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'

/** Chosen number of items of each line, by the line's id. */
export type Quantities = Readonly<Record<string, number>>

interface QuantityFieldsProps {
  /** Name of the group. */
  label: string
  lines: readonly { id: string; title: string; most: number }[]
  value: Quantities
  onChange: (quantities: Quantities) => void
}

/** Lets the operator choose how many items of each line an action is about. */
export function QuantityFields({ label, lines, value, onChange }: QuantityFieldsProps) {
  return (
    <Stack as="section" gap="sm" aria-label={label}>
      <Text>{label}</Text>
      {lines
        .filter(({ most }) => most > 0)
        .map(({ id, title, most }) => (
          <Stack key={id} layout="row" gap="sm">
            <QuantityStepper
              value={value[id] ?? 0}
              min={0}
              max={most}
              productName={title}
              onValueChange={quantity => onChange({ ...value, [id]: quantity })}
            />
            <Text>{title}</Text>
          </Stack>
        ))}
    </Stack>
  )
}

/** Lines of a request. */
export const linesOf = (value: Quantities): { orderLineId: string; quantity: number }[] =>
  Object.entries(value)
    .filter(([, quantity]) => quantity > 0)
    .map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
