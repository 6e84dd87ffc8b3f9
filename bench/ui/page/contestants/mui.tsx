import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { type Controls, makeLists, minus, plus } from './plain.tsx'

const Box: Controls['Box'] = ({ name, checked, mixed = false, onChange, words }) => {
  const box = (
    <Checkbox
      slotProps={words ? undefined : { input: { 'aria-label': name } }}
      checked={checked}
      indeterminate={mixed}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
  return words ? <FormControlLabel control={box} label={words} /> : box
}

const Quantity: Controls['Quantity'] = ({ name, value, onChange }) => (
  <span className="quantity">
    <IconButton size="small" aria-label={`Decrease quantity of ${name}`} onClick={() => onChange(value - 1)}>
      {minus}
    </IconButton>
    <TextField
      type="number"
      size="small"
      value={value}
      slotProps={{ htmlInput: { 'aria-label': `Quantity of ${name}`, min: 1 } }}
      onChange={event => onChange(Number(event.currentTarget.value))}
    />
    <IconButton size="small" aria-label={`Increase quantity of ${name}`} onClick={() => onChange(value + 1)}>
      {plus}
    </IconButton>
  </span>
)

const Action: Controls['Action'] = ({ name, icon, onClick, children }) => (
  <Button size="small" startIcon={icon} aria-label={name} onClick={onClick}>
    {children}
  </Button>
)

export default makeLists({ Box, Quantity, Action })
