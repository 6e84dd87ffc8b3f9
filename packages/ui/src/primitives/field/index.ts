export { Field, type FieldProps } from './field.tsx'
export { fieldStyles } from './styles.ts'
