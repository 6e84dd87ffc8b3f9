export * as fieldStyles from './field.css.ts'
export * as tokenStyles from './token.css.ts'
