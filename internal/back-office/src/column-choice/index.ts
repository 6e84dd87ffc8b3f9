export { ColumnChoice } from './column-choice.tsx'
export type { ColumnChoiceProps } from './column-choice-props.ts'
