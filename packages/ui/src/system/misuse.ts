const said = new Set<string>()

/**
 * Tells a developer, once, what is wrong, why it matters and how to mend it. Call it under
 * `process.env.NODE_ENV !== 'production'`, spelled out in its place: only so does a host's bundler drop the question
 * together with its answer.
 */
export function misuse(what: string, why: string, mend: string): void {
  const message = `Stoa: ${what} ${why} ${mend}`
  if (said.has(message)) return
  said.add(message)
  console.error(message)
}
