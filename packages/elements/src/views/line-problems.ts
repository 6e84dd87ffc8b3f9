import type { CartLine, Problem } from '@stoa/cart-core'
import type { CartProblem } from '@stoa/ui/cart'
import { toLineProblem } from '@stoa/ui/line-problem'
import { lineProblemLabels as labels } from './line-problems.labels.ts'

/** Days are the shop's own, so the time zone of the visitor must not shift them. */
const DAY = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** Returns a function for the messages of problems of lines. */
export function lineProblems(locale: string, money: (minor: number) => string) {
  const day = (date: string) => new Date(date).toLocaleDateString(locale, DAY)
  return (problem: Problem, line: CartLine): CartProblem =>
    toLineProblem(problem, line, { money, day, labels })
}
