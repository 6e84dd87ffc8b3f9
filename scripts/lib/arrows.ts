/** An import, as dependency-cruiser reports it. */
export interface Import {
  source: string
  resolved: string
}

/** Names of modules, each with those that its code uses. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>

const MODULE = /^apps\/api\/src\/modules\/([^/]+)\//

/** Modules with those that their code uses. Imports of a schema don’t count: tables may refer to any table. */
export function arrowsOf(imports: readonly Import[]): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const { source, resolved } of imports) {
    const [from, to] = [MODULE.exec(source)?.[1], MODULE.exec(resolved)?.[1]]
    if (!from || source.endsWith('.test.ts')) continue
    const uses = arrows.get(from) ?? new Set()
    arrows.set(from, uses)
    if (to && to !== from && !resolved.endsWith('.schema.ts')) uses.add(to)
  }
  return arrows
}

/**
 * Floors of modules: each uses modules of lower floors only.
 *
 * @throws if modules use each other in a circle
 */
export function floorsOf(arrows: Arrows): string[][] {
  const floors: string[][] = []
  const placed = new Set<string>()
  while (placed.size < arrows.size) {
    const floor = [...arrows].filter(
      ([name, uses]) => !placed.has(name) && [...uses].every(each => placed.has(each) || !arrows.has(each)),
    )
    if (floor.length === 0) {
      const left = [...arrows.keys()].filter(name => !placed.has(name))
      throw new Error(`Modules of the API use each other in a circle, among ${left.join(', ')}.`)
    }
    for (const [name] of floor) placed.add(name)
    floors.push(floor.map(([name]) => name).toSorted())
  }
  return floors
}

/** Floors and arrows as a table in Markdown, the lowest floor first. */
export function printArrows(arrows: Arrows): string {
  const code = (names: Iterable<string>) => [...names].toSorted().map(name => `\`${name}\``)
  const rows = floorsOf(arrows).flatMap((floor, at) =>
    floor.map(name => `| ${at + 1} | \`${name}\` | ${code(arrows.get(name)!).join(', ') || 'no module'} |`),
  )
  return ['| floor | module | uses |\n|---|---|---|', ...rows].join('\n')
}
