export interface Query {
  kind: string
  query: string
  /** Names of products or `@` and the slug of a shop. One of them should be among the first five. */
  expected: string[]
  /** Text that should be searched instead; null if the spelling is right. */
  correction: string | null
}

export interface Answer {
  items: { name: string; shop: { slug: string } }[]
  total: number
  correctedQuery: string | null
}

const FIRST = 5

export const readQueries = (table: string): Query[] =>
  table
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [kind = '', query = '', expected = '', correction = ''] = line.split('\t')
      return { kind, query, expected: expected.split('|').filter(Boolean), correction: correction || null }
    })

export const isFound = ({ expected }: Query, { items }: Answer): boolean =>
  items
    .slice(0, FIRST)
    .some(({ name, shop }) => expected.some(each => each === name || each === `@${shop.slug}`))

export const isWronglyCorrected = ({ correction }: Query, { correctedQuery }: Answer): boolean =>
  correctedQuery !== null && correctedQuery !== correction

/** Says what was missed, and the score of each kind and of all. */
export function score(queries: readonly Query[], answers: readonly Answer[]): string[] {
  const asked = queries.map((query, at) => ({ query, answer: answers[at]! }))
  const expecting = asked.filter(({ query }) => query.expected.length > 0)
  const missed = expecting.filter(({ query, answer }) => !isFound(query, answer))
  const wrong = asked.filter(({ query, answer }) => isWronglyCorrected(query, answer))
  const empty = expecting.filter(({ answer }) => answer.total === 0)
  const kinds = [...new Set(expecting.map(({ query }) => query.kind))].map(kind => {
    const own = expecting.filter(({ query }) => query.kind === kind)
    return `${kind.padEnd(10)} ${own.length - own.filter(each => missed.includes(each)).length} of ${own.length}`
  })
  const share = (((expecting.length - missed.length) / expecting.length) * 100).toFixed(1)
  return [
    ...missed.map(
      ({ query, answer }) =>
        `missed: “${query.query}” shows ${namesOf(answer)}, not ${query.expected.join(' or ')}`,
    ),
    ...wrong.map(({ query, answer }) => `corrected: “${query.query}” to “${answer.correctedQuery}”`),
    '',
    ...kinds,
    '',
    `found in the first ${FIRST}: ${expecting.length - missed.length} of ${expecting.length} (${share} %)`,
    `nothing found: ${empty.length}`,
    `wrong corrections: ${wrong.length} of ${asked.length}`,
  ]
}

const namesOf = ({ items }: Answer): string =>
  items.length === 0
    ? 'nothing'
    : items
        .slice(0, FIRST)
        .map(({ name }) => name)
        .join('; ')
