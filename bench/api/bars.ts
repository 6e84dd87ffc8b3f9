/** What a figure must reach, or stay below. */
export interface Bar {
  name: string
  is: number
  atLeast?: number
  atMost?: number
  /** Requests that were not answered with success: with one of them nothing holds. */
  failed: number
}

/** Says in words which bars hold. */
export function verdict(bars: readonly Bar[], say: (line: string) => void): void {
  const holds = ({ is, atLeast = -Infinity, atMost = Infinity, failed }: Bar) =>
    failed === 0 && is >= atLeast && is <= atMost
  const number = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
  say('')
  for (const bar of bars) {
    const { name, is, atLeast, atMost, failed } = bar
    const word = holds(bar) ? 'holds' : 'FAILS'
    const why = failed > 0 ? `, ${failed} requests failed` : ''
    say(`${word}: ${name} ${number(is)}, the bar is ${number(atLeast ?? atMost ?? 0)}${why}`)
  }
  const missed = bars.filter(bar => !holds(bar)).length
  say(missed === 0 ? 'All bars hold.' : `${missed} of ${bars.length} bars do not hold.`)
}
