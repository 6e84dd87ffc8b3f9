/**
 * Draws docs/lifecycles.md from the tables that the API decides by. A test refuses a drawing that is out of date.
 *
 *     pnpm --filter api lifecycles
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import {
  claimLifecycle,
  disputeLifecycle,
  fulfillmentLifecycle,
  type Lifecycle,
  orderLifecycle,
  refundLifecycle,
  returnLifecycle,
  type Transition,
} from '../src/modules/orders/lifecycles/index.ts'

// Guards take facts of their own kind; drawing only reads their words.
type AnyLifecycle = Lifecycle<string, string, never>
type AnyTransition = Transition<string, never>

const LIFECYCLES: readonly (readonly [about: string, lifecycle: AnyLifecycle])[] = [
  ['One shop’s part of a purchase. Parcels, money and returns go their own ways beside it.', orderLifecycle],
  ['A parcel. One that replaces something counts for no line of the order.', fulfillmentLifecycle],
  ['Pieces that go back to the shop, by line and quantity.', returnLifecycle],
  ['Something is missing, wrong, damaged or not as described.', claimLifecycle],
  [
    'What buyer and shop could not agree on. The amount in question is held back meanwhile.',
    disputeLifecycle,
  ],
  ['Money on its way back. It counts from the moment it is written.', refundLifecycle],
]

export const lifecyclesFile = new URL('../../../docs/lifecycles.md', import.meta.url)

export const drawLifecycles = (): string => `# Lifecycles

What can become of an order and of all that hangs on it. What is not here cannot happen: whoever tries is told why, and
what is possible instead. Why they are tables stands in [decision 55](decisions/055-lifecycles-are-tables.md).

This page is drawn by \`pnpm --filter api lifecycles\` from \`apps/api/src/modules/orders/lifecycles\`.
${LIFECYCLES.map(([about, lifecycle]) => sectionOf(about, lifecycle)).join('')}`

function sectionOf(about: string, { name, transitions }: AnyLifecycle): string {
  const rows = Object.entries(transitions)
  return `
## ${name.charAt(0).toUpperCase()}${name.slice(1)}

${about}

| command | from | to | who | only if | event |
|---|---|---|---|---|---|
${rows.map(rowOf).join('\n')}

\`\`\`mermaid
stateDiagram-v2
${[...rows.flatMap(arrowsOf), ...endsOf(rows)].map(line => `  ${line}`).join('\n')}
\`\`\`
`
}

const rowOf = ([command, { from, to, by, guard, event }]: [string, AnyTransition]): string =>
  `| ${[
    code(command),
    from === null ? '–' : from.map(code).join(', '),
    to === null ? 'stays' : code(to),
    by.join(', '),
    guard?.words ?? '',
    event === null ? '' : code(event),
  ].join(' | ')} |`

const arrowsOf = ([command, { from, to }]: [string, AnyTransition]): string[] =>
  (from ?? ['[*]']).map(status => `${status} --> ${to ?? status}: ${command.replaceAll('_', ' ')}`)

/** Statuses that nothing leads out of. */
function endsOf(rows: readonly [string, AnyTransition][]): string[] {
  const left = new Set(rows.flatMap(([, { from, to }]) => (to === null ? [] : (from ?? []))))
  const reached = new Set(rows.flatMap(([, { to }]) => (to === null ? [] : [to])))
  return [...reached].filter(status => !left.has(status)).map(status => `${status} --> [*]`)
}

const code = (name: string): string => `\`${name}\``

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(lifecyclesFile, drawLifecycles())
