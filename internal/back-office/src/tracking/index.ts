export { type CarrierForm, guessCarrier, type TrackingValue } from './carriers.ts'
export {
  HandedOverField,
  type HandedOverFieldProps,
  TrackingFields,
  type TrackingFieldsProps,
} from './tracking-fields.tsx'
export { TrackingSheet, type TrackingSheetProps } from './tracking-sheet.tsx'
