import { parseArgs } from 'node:util'
import { decideQuestion, findReportedQuestions } from '../modules/questions/index.ts'
import { isUuid } from '../platform/ids.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `Questions about products that a shop has reported. Nobody but the shop sees them until they are decided.

  pnpm --filter api question list
  pnpm --filter api question keep ID
  pnpm --filter api question remove ID

keep takes the report off: with an answer it stands on the product's page again, without one it waits for it. remove
deletes it for good. The exit code is 0, or 1 when nothing could be done.`

/** Removes control characters from what people wrote, so that they cannot move the reader's cursor. */
const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')

export const command: Command = async call => {
  const { print } = call
  const { positionals } = parseArgs({ args: call.args, allowPositionals: true })
  const [what = '', id, ...rest] = positionals
  const isWhole = { list: 1, keep: 2, remove: 2 }[what] === positionals.length
  if (!isWhole || rest.length > 0) throw new Mistake(USAGE)
  if (id !== undefined && !isUuid(id)) throw new Mistake(`"${id}" is no id of a question.`)
  return withMarketplace(call, async ({ db }) => {
    if (id === undefined) {
      const reported = await findReportedQuestions(db)
      if (reported.length === 0) print('No question is reported.')
      for (const question of reported)
        print(`${question.id}  ${question.reportedAt?.toISOString()}  ${printable(question.product)}
  reported: ${printable(question.reason ?? '')}
  ${printable(question.author)} asks: ${printable(question.text)}
  the shop answers: ${printable(question.answer ?? '(nothing yet)')}`)
      return 0
    }
    const decision = what === 'keep' ? 'keep' : 'remove'
    if (!(await decideQuestion(db, id, decision))) throw new Mistake(`No reported question has the id ${id}.`)
    print(`${id}: ${decision === 'keep' ? 'is shown as before' : 'is deleted'}`)
    return 0
  })
}

if (import.meta.main) await runProcess(command)
