export * as fieldStyles from './field.css.ts'
