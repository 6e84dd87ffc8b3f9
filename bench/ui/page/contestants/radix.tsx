import { Checkbox } from 'radix-ui'
import { Action, Quantity } from './native.tsx'
import { type Controls, makeLists } from './plain.tsx'

/** Radix has no number field and no button: these are the browser's. */
const Box: Controls['Box'] = ({ name, checked, mixed = false, onChange, words }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: Radix's button is the control
  <label>
    <Checkbox.Root
      className="radix"
      aria-label={words ? undefined : name}
      checked={mixed ? 'indeterminate' : checked}
      onCheckedChange={next => onChange(next === true)}
    >
      <Checkbox.Indicator>✓</Checkbox.Indicator>
    </Checkbox.Root>
    {words}
  </label>
)

export default makeLists({ Box, Quantity, Action })
