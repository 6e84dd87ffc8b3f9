import type { Product } from '@stoa/api-client/schema'

/** What is said of a shop, and how that is counted. */
export function shopFacts({ sentOnTime, answers }: Product['shopFacts'], soldCount = 0): string[] {
  const facts: string[] = []
  if (soldCount > 0) facts.push(`${soldCount.toLocaleString('en-US')} sold in the last 90 days.`)
  if (sentOnTime) facts.push(`${sentOnTime.percent}% of its last ${sentOnTime.orders} orders left on time.`)
  if (answers)
    facts.push(`Usually answers within ${time(answers.hours)}, by its last ${answers.questions} questions.`)
  return facts
}

/** Told beside the facts, for whoever wants to know. */
export const HOW_COUNTED =
  '“Sold” counts the pieces of what it sells now, without those that were canceled. “Since” is the year in which it opened its shop. An order is on time if its last parcel left by the day that its page promised. Half of the questions were answered sooner than it says; those that still wait count until now. Nobody can pay for better figures.'

function time(hours: number): string {
  if (hours === 1) return 'an hour'
  if (hours < 24) return `${hours} hours`
  const days = Math.ceil(hours / 24)
  return days === 1 ? 'a day' : `${days} days`
}
