import { findSynonyms, replaceSynonyms } from '../modules/catalog/index.ts'
import { type Command, Mistake, readInput, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `Words of equal meaning, which the search takes for each other.

  pnpm --filter api --silent synonyms list > synonyms.txt
  pnpm --filter api synonyms replace synonyms.txt

Each line is a group, separated by commas: couch, sofa, settee. A word alone on a line is only known: the search never
takes it for a misspelling. Lines that begin with # are comments. replace takes the place of all groups, and searches use
them at once. The exit code is 0, or 1 when nothing could be done.`

const MAX_TERM = 60

export const command: Command = async call => {
  const [what, file] = call.args
  if (what === 'list' && call.args.length === 1)
    return withMarketplace(call, async ({ db, print }) => {
      for (const terms of await findSynonyms(db)) print(terms.join(', '))
      return 0
    })
  if (what !== 'replace' || file === undefined || call.args.length > 2) throw new Mistake(USAGE)
  const groups = groupsOf(await readInput(call, file))
  return withMarketplace(call, async ({ db, print }) => {
    await replaceSynonyms(db, groups)
    print(`The search knows ${groups.length} groups of words.`)
    return 0
  })
}

function groupsOf(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '' && !line.startsWith('#'))
  return lines.map(line => {
    const terms = [...new Set(line.split(',').map(term => term.trim().toLowerCase()))].filter(
      term => term !== '',
    )
    const wrong = terms.find(term => term.length > MAX_TERM || !/[\p{L}\p{N}]/u.test(term))
    if (terms.length === 0 || wrong !== undefined)
      throw new Mistake(
        `"${line.slice(0, 100)}" is no group of words. Write words separated by commas, such as couch, sofa.`,
      )
    return terms
  })
}

if (import.meta.main) await runProcess(command)
