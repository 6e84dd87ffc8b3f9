import { type Controls, makeLists, minus, plus } from './plain.tsx'

export const Box: Controls['Box'] = ({ name, checked, mixed = false, onChange, words }) => (
  <label>
    <input
      type="checkbox"
      aria-label={words ? undefined : name}
      checked={checked}
      ref={element => {
        if (element) element.indeterminate = mixed
      }}
      onChange={event => onChange(event.currentTarget.checked)}
    />
    {words}
  </label>
)

export const Quantity: Controls['Quantity'] = ({ name, value, onChange }) => (
  <span className="quantity">
    <button type="button" aria-label={`Decrease quantity of ${name}`} onClick={() => onChange(value - 1)}>
      {minus}
    </button>
    <input
      type="number"
      aria-label={`Quantity of ${name}`}
      min={1}
      value={value}
      onChange={event => onChange(event.currentTarget.valueAsNumber)}
    />
    <button type="button" aria-label={`Increase quantity of ${name}`} onClick={() => onChange(value + 1)}>
      {plus}
    </button>
  </span>
)

export const Action: Controls['Action'] = ({ name, icon, onClick, children }) => (
  <button type="button" className="action" aria-label={name} onClick={onClick}>
    {icon}
    {children}
  </button>
)

export default makeLists({ Box, Quantity, Action })
