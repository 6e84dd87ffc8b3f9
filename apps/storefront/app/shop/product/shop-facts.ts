import type { Product } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { shopFactsLabels as t } from './shop-facts.labels.ts'

/** Facts about a shop, in sentences. Leaves out facts without enough data. */
export function shopFacts({ sentOnTime, answers }: Product['shopFacts'], soldCount = 0): string[] {
  const facts: string[] = []
  if (soldCount > 0) facts.push(formatMessage(t.sold, { count: soldCount }))
  if (sentOnTime) facts.push(formatMessage(t.onTime, sentOnTime))
  if (answers)
    facts.push(
      answers.hours < 24
        ? formatMessage(t.answersInHours, answers)
        : formatMessage(t.answersInDays, {
            days: Math.ceil(answers.hours / 24),
            questions: answers.questions,
          }),
    )
  return facts
}
