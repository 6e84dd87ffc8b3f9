import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'

const TYPES = 'feat|fix|refactor|perf|test|docs|build|chore'
const SUBJECT = new RegExp(`^(?:${TYPES})(?:\\([\\w./-]+\\))?!?: (.+)$`)
const FIRST_WORDS =
  /^(?:an?|the|this|that|these|those|it|its|he|she|they|we|you|who|whose|whoever|what|which|when|where|why|how|all|each|every|some|one|two|three|four|five|no|nobody|somebody|nothing|something|\d+)\b/i

/** Says what is wrong with a commit's subject; null if nothing is. */
export function faultOfSubject(subject: string): string | null {
  if (subject.length > 72) return `has ${subject.length} characters; at most 72`
  const text = SUBJECT.exec(subject)?.[1]
  if (text === undefined) return `does not begin with a type (${TYPES.replaceAll('|', ', ')}) and a scope`
  return FIRST_WORDS.test(text) ? 'does not begin with a verb after its type' : null
}

/**
 * Lists the commits of this branch with a faulty subject: those that main does not have, merges excepted, made with
 * this check in the tree. What is on main is history and stays; a clone that does not have main has nothing to compare.
 */
export async function faultyCommits(
  cwd = inRoot('.'),
): Promise<{ commit: string; subject: string; fault: string }[]> {
  const git = (...args: string[]) => run('git', args, { cwd })
  const main = await firstOf(['origin/main', 'main'], async ref => {
    const { code } = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    return code === 0
  })
  if (!main) return []
  const log = await git('log', '--no-merges', '--format=%h %s', `${main}..HEAD`)
  if (log.code !== 0) return []
  const commits = log.output
    .split('\n')
    .filter(line => line.includes(' '))
    .map(line => ({ commit: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }))
    .flatMap(commit => {
      const fault = faultOfSubject(commit.subject)
      return fault ? [{ ...commit, fault }] : []
    })
  const isJudged = await Promise.all(
    commits.map(async ({ commit }) => {
      const { code } = await git('cat-file', '-e', `${commit}:scripts/check-prose.ts`)
      return code === 0
    }),
  )
  return commits.filter((_, index) => isJudged[index])
}

async function firstOf<T>(values: T[], holds: (value: T) => Promise<boolean>): Promise<T | undefined> {
  for (const value of values) if (await holds(value)) return value
  return undefined
}
