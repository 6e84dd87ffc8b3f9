import type { Audit } from './audit.ts'
import type { FirstTap } from './first-tap.ts'
import type { Weight } from './weigh.ts'

export interface Measured {
  readonly name: string
  readonly weight: Weight
  readonly live?: Audit
  readonly bare?: Audit
  readonly taps?: { readonly atOnce: FirstTap; readonly atRest: FirstTap }
  /** The worst of several lengths. */
  readonly cartShift?: number
  /** A page that is there already, looked at once more with other storage. */
  readonly isFilled?: boolean
}

interface Promised {
  readonly what: string
  /** Returns the printed value; null if a page has no such figure. */
  readonly of: (page: Measured) => number | null | undefined
  readonly must?: number
  readonly aim?: number
  /** Whether less is better. Default true. */
  readonly isLimit?: boolean
  readonly digits?: number
}

const score = (what: string, of: (live: Audit) => number | null): Promised => ({
  what,
  of: ({ live }) => live && of(live),
  must: 100,
  isLimit: false,
})

const PROMISED: readonly Promised[] = [
  {
    what: 'JavaScript to hydrate a page, kB gzip',
    of: ({ name, weight, isFilled }) => (isFilled || name === 'cart' ? null : weight.hydrated / 1024),
    must: 172.5,
    aim: 145,
    digits: 1,
  },
  {
    what: 'JavaScript to hydrate the cart, kB gzip',
    of: ({ name, weight, isFilled }) => (!isFilled && name === 'cart' ? weight.hydrated / 1024 : null),
    must: 166,
    aim: 155,
    digits: 1,
  },
  {
    what: 'JavaScript once a page is idle, kB gzip',
    of: ({ weight, isFilled }) => (isFilled ? null : weight.idle / 1024),
    must: 225,
    aim: 185,
    digits: 1,
  },
  {
    what: 'LCP over that without scripts',
    // What the cart shows is in the browser's storage: no HTML has it.
    of: ({ name, live, bare }) => (name.startsWith('cart') ? null : live && bare && live.lcp / bare.lcp),
    must: 1.15,
    digits: 2,
  },
  { what: 'layout shift', of: ({ live }) => live?.shift, must: 0.01, digits: 3 },
  { what: 'layout shift of the cart as it comes', of: ({ cartShift }) => cartShift, must: 0.01, digits: 3 },
  { what: 'blocking time, ms', of: ({ live }) => live?.blocking, must: 180, aim: 150 },
  {
    what: 'first tap at once, ms until the bag counts',
    of: ({ taps }) => taps?.atOnce.counted,
    must: 3000,
    aim: 2500,
  },
  { what: 'first tap at rest, ms until the bag counts', of: ({ taps }) => taps?.atRest.counted, must: 1000 },
  { what: 'performance', of: ({ live }) => live?.performance, aim: 99, isLimit: false },
  score('accessibility', live => live.accessibility),
  score('best practices', live => live.bestPractices),
  // The cart asks search engines to stay away.
  {
    ...score('SEO', live => live.seo),
    of: ({ name, live }) => (name.startsWith('cart') ? null : live?.seo),
  },
]

/** What is promised of every page, and aimed at, in words: whether it holds, and where it does not. */
export function judge(pages: readonly Measured[]): { lines: string[]; isKept: boolean } {
  const verdicts = PROMISED.flatMap(({ what, of, must, aim, isLimit = true, digits = 0 }) => {
    const figures = pages.flatMap(page => {
      const figure = of(page)
      return figure == null ? [] : [{ name: page.name, figure, text: figure.toFixed(digits) }]
    })
    if (figures.length === 0) return []
    const beyond = (bound: number) =>
      // What is printed is what is judged.
      figures.filter(({ text }) => (isLimit ? Number(text) > bound : Number(text) < bound))
    const verdict = (kind: 'must' | 'aim', bound: number | undefined) => {
      if (bound === undefined) return []
      const missed = beyond(bound)
      const where = missed.map(({ name, text }) => `${name} ${text}`).join(', ')
      const words = `${what} ${isLimit ? 'at most' : 'at least'} ${bound}`
      return [
        { kind, isMissed: missed.length > 0, line: `${words}: ${where ? `missed by ${where}` : 'holds'}` },
      ]
    }
    return [...verdict('must', must), ...verdict('aim', aim)]
  })
  const of = (kind: 'must' | 'aim') => verdicts.filter(one => one.kind === kind)
  const isKept = !of('must').some(({ isMissed }) => isMissed)
  return {
    lines: [
      `what must hold${isKept ? ', and does' : ''}:`,
      ...of('must').map(({ line }) => `  ${line}`),
      'what is aimed at:',
      ...of('aim').map(({ line }) => `  ${line}`),
    ],
    isKept,
  }
}
