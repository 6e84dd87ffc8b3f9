import { parseArgs } from 'node:util'
import { findSubject, subjectInWords } from '../modules/reports/index.ts'
import {
  addRestriction,
  findRestrictions,
  liftRestriction,
  type RestrictedKind,
  restrictedKindOf,
} from '../modules/restrictions/index.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { isUuid } from '../platform/ids.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { type Opened, withMarketplace } from './open.ts'
import { indented, printable } from './printable.ts'

const USAGE = `Restrictions: products, reviews and questions that the marketplace hides.

  pnpm --filter api restriction list
  pnpm --filter api restriction add product|review|question ID --terms "…" --because "…"
  pnpm --filter api restriction add product|review|question ID --law "…" --because "…"
  pnpm --filter api restriction lift ID --because "…"

add hides the content until you lift the restriction: a product leaves lists, search, carts and the sitemap, its page
answers 404, and its orders go on. --terms names the section of your terms, --law the law, and --because the facts; the
seller or author gets them by email with your contact, and reports of the content are closed with them. If two
restrictions hide the same content, both have to be lifted. The exit code is 0, or 1 when nothing could be done.`

const KINDS: readonly string[] = ['product', 'review', 'question'] satisfies RestrictedKind[]

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { because: { type: 'string' }, terms: { type: 'string' }, law: { type: 'string' } },
  })
  const [what = '', ...rest] = positionals
  if ({ list: 1, add: 3, lift: 2 }[what] !== positionals.length) throw new Mistake(USAGE)
  const id = rest.at(-1)
  if (id !== undefined && !isUuid(id)) throw new Mistake(`"${printable(id)}" is no id.`)
  const reason = values.because?.trim() ?? ''
  if ((what === 'list') !== (reason === ''))
    throw new Mistake(
      reason === '' ? 'They get your reason: write it after --because.' : 'list takes no reason.',
    )
  return withMarketplace(call, async opened => {
    if (id === undefined) return list(opened)
    const { db, brand, print } = opened
    const context = { brand, now: systemClock.now() }
    try {
      if (what === 'lift') {
        const { isStillHidden } = await inTx(db, tx => liftRestriction(tx, id, { ...context, reason }))
        print(`${id}: lifted${isStillHidden ? ', but another restriction still hides it' : ''}`)
        return 0
      }
      const given = { kind: kindOf(rest[0]!), id, ...groundOf(values), facts: reason }
      print(`${await inTx(db, tx => addRestriction(tx, given, context))}: ${given.kind} ${id} is hidden`)
      return 0
    } catch (error) {
      if (error instanceof Problem) throw new Mistake(error.message)
      throw error
    }
  })
}

function kindOf(text: string): RestrictedKind {
  if (!KINDS.includes(text)) throw new Mistake(`"${printable(text)}" is none of ${KINDS.join(', ')}.`)
  return text as RestrictedKind
}

function groundOf({ terms, law }: { terms?: string; law?: string }) {
  const [clause, other] = [terms?.trim(), law?.trim()]
  if (!clause === !other)
    throw new Mistake('Name either a section of your terms after --terms, or a law after --law.')
  return clause ? ({ ground: 'terms', clause } as const) : ({ ground: 'law', clause: other! } as const)
}

async function list({ db, print }: Opened): Promise<number> {
  const all = await findRestrictions(db)
  if (all.length === 0) print('Nothing is restricted.')
  for (const { id, kind: name, subjectId, createdAt, ground, clause, facts } of all) {
    const kind = restrictedKindOf(name)
    const subject = await findSubject(db, { kind, id: subjectId })
    print(`${id}  ${kind} ${subjectId}  since ${createdAt.toISOString()}
${indented(subject ? `${subjectInWords(subject)}, shop ${subject.shop}` : 'It no longer exists.')}
${indented(`${ground}: ${clause}. ${facts}`)}`)
  }
  return 0
}

if (import.meta.main) await runProcess(command)
