/** Ceilings of findings, by workspace and rule. What is not listed has the ceiling 0. */
export type Baseline = Record<string, Record<string, number>>

/** The workspace that a file belongs to: `packages/ui`, `apps/api`, `docs`; `.` for files of the root. */
export function workspaceOf(file: string): string {
  const [first = '', second] = file.split('/')
  if (second === undefined) return '.'
  return /^(?:packages|apps|internal)$/.test(first) ? `${first}/${second}` : first
}

export interface Comparison {
  /** Counts above their ceilings: the check fails. */
  above: { workspace: string; id: string; count: number; ceiling: number }[]
  /** Ceilings that can be lowered. */
  below: number
  /** The baseline with every ceiling at its count, none of them higher than before. */
  lowered: Baseline
}

export function compare(counts: Baseline, baseline: Baseline): Comparison {
  const above = Object.entries(counts).flatMap(([workspace, ids]) =>
    Object.entries(ids).flatMap(([id, count]) => {
      const ceiling = baseline[workspace]?.[id] ?? 0
      return count > ceiling ? [{ workspace, id, count, ceiling }] : []
    }),
  )
  let below = 0
  const lowered: Baseline = {}
  for (const [workspace, ids] of Object.entries(baseline)) {
    for (const [id, ceiling] of Object.entries(ids)) {
      const count = counts[workspace]?.[id] ?? 0
      if (count < ceiling) below++
      const lower = Math.min(count, ceiling)
      if (lower > 0) lowered[workspace] = { ...lowered[workspace], [id]: lower }
    }
  }
  return { above, below, lowered }
}

/** Sorts workspaces and rules, so that two branches that lower different ceilings merge. */
export function printBaseline(baseline: Baseline): string {
  const sorted = Object.fromEntries(
    Object.keys(baseline)
      .sort()
      .map(workspace => [
        workspace,
        Object.fromEntries(Object.entries(baseline[workspace] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))),
      ]),
  )
  return `${JSON.stringify(sorted, null, 2)}\n`
}
