export { ColumnChoice, type ColumnChoiceProps } from './column-choice.tsx'
