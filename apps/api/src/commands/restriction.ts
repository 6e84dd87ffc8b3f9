import { parseArgs } from 'node:util'
import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import { findSubjects, subjectInWords } from '../modules/reports/index.ts'
import { findRestrictions, type RestrictedKind, restrictedKindOf } from '../modules/restrictions/index.ts'
import { lift, restrict } from '../operator/catalog/restriction-actions.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { isUuid } from '../platform/ids.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { groundOf } from './ground.ts'
import { type Opened, withMarketplace } from './open.ts'
import { indented, printable } from './printable.ts'

const USAGE = `Restrictions: products, reviews and questions that the marketplace hides.

  pnpm --filter api restriction list [--after ID]
  pnpm --filter api restriction add product|review|question ID --terms "…" --because "…"
  pnpm --filter api restriction add product|review|question ID --law "…" --because "…"
  pnpm --filter api restriction lift ID --because "…"

list shows 100 restrictions in force, the oldest first; --after goes on behind one of them.

add hides the content until you lift the restriction: a product leaves lists, search, carts and the sitemap, its page
answers 404, and its orders go on. --terms names the section of your terms, --law the law, and --because the facts; the
seller or author gets them by email with your contact, and reports of the content are closed with them. If two
restrictions hide the same content, both have to be lifted. The exit code is 0, or 1 when nothing could be done.`

const PAGE = 100

const KINDS: readonly string[] = ['product', 'review', 'question'] satisfies RestrictedKind[]

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: {
      because: { type: 'string' },
      terms: { type: 'string' },
      law: { type: 'string' },
      after: { type: 'string' },
    },
  })
  const [what = '', ...rest] = positionals
  if ({ list: 1, add: 3, lift: 2 }[what] !== positionals.length) throw new Mistake(USAGE)
  const id = rest.at(-1)
  const { after } = values
  for (const given of [id, after])
    if (given !== undefined && !isUuid(given)) throw new Mistake(`"${printable(given)}" is no id.`)
  if (after !== undefined && what !== 'list') throw new Mistake(`${what} takes no --after.`)
  const reason = values.because?.trim() ?? ''
  if ((what === 'list') !== (reason === ''))
    throw new Mistake(
      reason === '' ? 'They get your reason: write it after --because.' : 'list takes no reason.',
    )
  return withMarketplace(call, async opened => {
    if (id === undefined) return list(opened, after ?? null)
    const { db, brand, print } = opened
    const context = { brand, now: systemClock.now(), by: null }
    try {
      if (what === 'lift') {
        const { isStillHidden } = await inTx(db, async tx => {
          const done = await lift(tx, id, { ...context, reason })
          await writeOperatorLog(tx, SHELL, done.entry, context.now)
          return done
        })
        print(`${id}: lifted${isStillHidden ? ', but another restriction still hides it' : ''}`)
        return 0
      }
      const given = { kind: kindOf(rest[0]!), id, ...groundOf(values), facts: reason }
      const { restrictionId } = await inTx(db, async tx => {
        const done = await restrict(tx, given, context)
        await writeOperatorLog(tx, SHELL, done.entry, context.now)
        return done
      })
      print(`${restrictionId}: ${given.kind} ${id} is hidden`)
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

async function list({ db, print }: Opened, after: string | null): Promise<number> {
  const rows = await findRestrictions(db, { after, limit: PAGE + 1 })
  if (rows.length === 0) print(after === null ? 'Nothing is restricted.' : 'No more restrictions.')
  const page = rows.slice(0, PAGE)
  const subjects = await findSubjects(
    db,
    page.flatMap(row => {
      const kind = restrictedKindOf(row.kind)
      return kind ? [{ kind, id: row.subjectId }] : []
    }),
  )
  const byId = new Map(subjects.map(subject => [subject.id, subject]))
  for (const { id, kind: name, subjectId, createdAt, ground, clause, facts } of page) {
    const kind = restrictedKindOf(name)
    const subject = byId.get(subjectId)
    const inWords = subject ? `${subjectInWords(subject)}, shop ${subject.shop}` : 'It no longer exists.'
    print(`${id}  ${kind ?? (name === 'shop_terminated' ? 'shop' : 'account')} ${subjectId}  since ${createdAt.toISOString()}
${kind ? `${indented(inWords)}\n` : ''}${indented(`${ground}: ${clause}. ${facts}`)}`)
  }
  if (rows.length > PAGE) print(`More: restriction list --after ${page.at(-1)!.id}`)
  return 0
}

if (import.meta.main) await runProcess(command)
