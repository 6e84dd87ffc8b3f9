import type { Product } from '@stoa/api-client/schema'

/** What a shop's last orders and questions say of it, and how that is counted. */
export function shopFacts({ sentOnTime, answers }: Product['shopFacts']): string[] {
  const facts: string[] = []
  if (sentOnTime) facts.push(`${sentOnTime.percent}% of its last ${sentOnTime.orders} orders left on time.`)
  if (answers)
    facts.push(`Usually answers within ${time(answers.hours)}, by its last ${answers.questions} questions.`)
  return facts
}

function time(hours: number): string {
  if (hours === 1) return 'an hour'
  if (hours < 24) return `${hours} hours`
  const days = Math.ceil(hours / 24)
  return days === 1 ? 'a day' : `${days} days`
}
