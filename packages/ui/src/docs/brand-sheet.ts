/** Colors by their variables, such as `--stoa-color-accent-solid`. */
type Variables = Readonly<Record<string, string>>

const block = (selector: string, variables: Variables, indent = '') =>
  [
    `${indent}${selector} {`,
    ...Object.entries(variables).map(([name, value]) => `${indent}  ${name}: ${value};`),
    `${indent}}`,
  ].join('\n')

/** A host's style sheet for a brand: what differs from Stoa, for the light theme, the dark one, and the system's. */
export function brandSheet(light: Variables, dark: Variables): string {
  const parts: string[] = []
  if (Object.keys(light).length > 0) parts.push(block(':root', light))
  // What the light theme says of a color holds in the dark one, too, unless that says it again.
  if (Object.keys(dark).length > 0)
    parts.push(
      block('[data-theme="dark"]', dark),
      `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme])', dark, '  ')}\n}`,
    )
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : ''
}
