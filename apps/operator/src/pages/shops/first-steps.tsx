import type { SellerStep } from '@stoa/api-client/operator-schema'
import { Checklist } from '@stoa/back-office/checklist'
import { dayInWords } from '../../api/in-words.ts'
import { firstStepLabels, firstStepsLabels as t, traderGapLabels } from './first-steps.labels.ts'

/** First steps of a shop, done and missing, as its owners see them. */
export const FirstSteps = ({ steps }: { steps: readonly SellerStep[] }) => (
  <Checklist
    title={t.title}
    items={steps.map(({ id, isDone, gaps = [], expiresOn, isExpired }) => ({
      id,
      label: firstStepLabels[id],
      done: isDone,
      ...(gaps.length > 0 && { description: t.missing(gaps.map(gap => traderGapLabels[gap])) }),
      ...(expiresOn && { note: (isExpired ? t.expired : t.until)(dayInWords(expiresOn)) }),
    }))}
  />
)
