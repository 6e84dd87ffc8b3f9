export { FieldFrame, type FieldWords } from './field-frame.tsx'
export { fieldStyles } from './styles.ts'
