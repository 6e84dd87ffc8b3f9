export type { HostedFieldState } from './hosted-field.tsx'
export {
  type CardFieldStates,
  PaymentFields,
  type PaymentFieldsProps,
  type SdkStatus,
} from './payment-fields.tsx'
