import type { SellerStep } from '@stoa/api-client/operator-schema'
import { Checklist } from '@stoa/back-office/checklist'
import { dayInWords } from '../../api/in-words.ts'
import { firstStepLabels, firstStepsLabels as t, traderGapLabels } from './first-steps.labels.ts'

/** First steps of a shop, done and missing, as its owners see them. */
export const FirstSteps = ({ steps }: { steps: readonly SellerStep[] }) => (
  <Checklist
    title={t.title}
    items={steps.map(({ id, isDone, gaps = [], isNeeded, expiresOn, isExpired }) => ({
      id,
      label: firstStepLabels[id],
      done: isDone,
      description: [
        ...(isNeeded ? [t.needed] : []),
        ...(gaps.length > 0 ? [t.missing(gaps.map(gap => traderGapLabels[gap]))] : []),
      ].join(' '),
      ...(expiresOn && { note: (isExpired ? t.expired : t.until)(dayInWords(expiresOn)) }),
    }))}
  />
)
