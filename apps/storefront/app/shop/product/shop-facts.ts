import type { Product } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { shopFactsLabels as t } from './shop-facts.labels.ts'

export interface ShopFacts {
  /** Sentences, without the facts that lack data. */
  readonly facts: string[]
  readonly howCounted: string
}

/** Prepares the facts about a product's shop. Runs on the server, so that browsers don't load the code. */
export function shopFacts({ sentOnTime, answers }: Product['shopFacts'], soldCount = 0): ShopFacts {
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
  return { facts, howCounted: t.howCounted }
}
