export { DayField, type DayFieldProps } from './day-field.tsx'
