export { AddressChoice, type AddressChoiceProps, AddressResult } from './address-choice.tsx'
export { CheckoutAction, CheckoutBar, type CheckoutBarProps, type CheckoutStep } from './checkout-bar.tsx'
export type {
  CheckoutStepState,
  CheckoutSummaryGroup,
  CheckoutSummaryLine,
  CheckoutSums,
  DeliveryTier,
} from './checkout-data.ts'
export { CheckoutHeading } from './checkout-heading.tsx'
export {
  type CheckoutProblemData,
  CheckoutProblems,
  type CheckoutProblemsProps,
} from './checkout-problems.tsx'
export { CheckoutSection, type CheckoutSectionProps } from './checkout-section.tsx'
export { CheckoutSkeleton } from './checkout-skeleton.tsx'
export { CheckoutSummary, type CheckoutSummaryProps } from './checkout-summary.tsx'
export { DeliveryChoice, type DeliveryChoiceProps } from './delivery-choice.tsx'
export { DeliverySwitch, type DeliverySwitchProps, PER_SHOP } from './delivery-switch.tsx'
export { type CheckoutParcel, ParcelList, type ParcelListProps } from './parcel-list.tsx'
export { PaymentProgress, type PaymentProgressProps, type PaymentProgressState } from './payment-progress.tsx'
export { PaymentQuestion, type PaymentQuestionProps } from './payment-question.tsx'
export {
  type TestCard,
  TestCards,
  type TestCardsProps,
  TestPayment,
  type TestPaymentProps,
} from './test-payment.tsx'
export { type TotalChange, TotalComparison, type TotalComparisonProps } from './total-comparison.tsx'
