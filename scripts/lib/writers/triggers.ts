import { tablesWrittenBy } from './writes.ts'

export interface Trigger {
  name: string
  /** The table that it fires on. */
  on: string
  /** Tables that its function writes, apart from the row that it fires for. */
  writes: string[]
}

const NAMED = String.raw`"?(\w+)"?`
const STEPS = {
  define: String.raw`create\s+(?:or\s+replace\s+)?function\s+${NAMED}[\s\S]*?\bas\s+(\$\w*\$)([\s\S]*?)\2`,
  renameFunction: String.raw`alter\s+function\s+${NAMED}\s*\([^)]*\)\s+rename\s+to\s+${NAMED}`,
  create: String.raw`create\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s+${NAMED}\s[^;]*?\son\s+${NAMED}[^;]*?execute\s+(?:function|procedure)\s+${NAMED}`,
  drop: String.raw`drop\s+trigger\s+(?:if\s+exists\s+)?${NAMED}\s+on\s+${NAMED}`,
  rename: String.raw`alter\s+trigger\s+${NAMED}\s+on\s+${NAMED}\s+rename\s+to\s+${NAMED}`,
  renameTable: String.raw`alter\s+table\s+${NAMED}\s+rename\s+to\s+${NAMED}`,
}
type Step = keyof typeof STEPS

/** Triggers that all migrations together leave behind, by table and name. */
export function triggersIn(migrations: readonly string[]): Trigger[] {
  const bodies = new Map<string, string>()
  let triggers: { name: string; on: string; calls: string }[] = []
  const isIt = (name: string, on: string) => (each: { name: string; on: string }) =>
    each.name === name && each.on === on
  const apply: Record<Step, (a: string, b: string, c: string) => void> = {
    define: (name, _quote, body) => bodies.set(name, body),
    renameFunction(from, to) {
      bodies.set(to, bodies.get(from) ?? '')
      for (const trigger of triggers) if (trigger.calls === from) trigger.calls = to
    },
    create(name, on, calls) {
      triggers = [...triggers.filter(each => !isIt(name, on)(each)), { name, on, calls }]
    },
    drop(name, on) {
      triggers = triggers.filter(each => !isIt(name, on)(each))
    },
    rename(name, on, to) {
      for (const trigger of triggers.filter(isIt(name, on))) trigger.name = to
    },
    renameTable(from, to) {
      for (const trigger of triggers) if (trigger.on === from) trigger.on = to
    },
  }
  for (const migration of migrations) {
    const text = migration.replaceAll(/--[^\n]*/g, '')
    const steps = Object.entries(STEPS)
      .flatMap(([step, pattern]) =>
        [...text.matchAll(new RegExp(pattern, 'gi'))].map(match => ({ step: step as Step, match })),
      )
      .toSorted((one, other) => one.match.index - other.match.index)
    for (const { step, match } of steps) {
      const [, a = '', b = '', c = ''] = match
      apply[step](a, b, c)
    }
  }

  const writesOf = (name: string, seen: readonly string[] = []): string[] => {
    const body = bodies.get(name) ?? ''
    const called = [...bodies.keys()].filter(
      each => each !== name && !seen.includes(each) && new RegExp(`\\b${each}\\s*\\(`, 'i').test(body),
    )
    return [...tablesWrittenBy(body), ...called.flatMap(each => writesOf(each, [...seen, name]))]
  }
  return triggers
    .map(({ name, on, calls }) => ({ name, on, writes: [...new Set(writesOf(calls))].toSorted() }))
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.name.localeCompare(other.name))
}
