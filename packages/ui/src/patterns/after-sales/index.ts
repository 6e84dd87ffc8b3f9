export type {
  CancellationData,
  ClaimData,
  DisputeData,
  RefundAmounts,
  RefundData,
  ReturnData,
  ReturnReasonName,
} from './after-sales-data.ts'
export { CancelDialog, type CancelDialogProps } from './cancel-dialog.tsx'
export { CancellationCase } from './cancellation-case.tsx'
export { ClaimCase, type ClaimCaseProps } from './claim-case.tsx'
export { DisputeCase } from './dispute-case.tsx'
export { DisputeDialog, type DisputeDialogProps } from './dispute-dialog.tsx'
export {
  type ChoosableLine,
  type ChosenQuantities,
  LineChoice,
  type LineChoiceProps,
} from './line-choice.tsx'
export { OrderCases } from './order-cases.tsx'
export { OrderRefunds, type OrderRefundsProps } from './order-refunds.tsx'
export { RefundPreview, type RefundPreviewProps } from './refund-preview.tsx'
export { ReturnCase, type ReturnCaseProps } from './return-case.tsx'
export { SendReturnDialog, type SendReturnDialogProps } from './send-return-dialog.tsx'
export { useAfterSalesChoices } from './use-after-sales-choices.ts'
