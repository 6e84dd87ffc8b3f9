export { TextField, type TextFieldProps, toAria } from './text-field.tsx'
