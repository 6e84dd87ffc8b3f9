const said = new Set<string>()

/**
 * Reports once in development what is wrong, why it matters and how to fix it. Call it under
 * `process.env.NODE_ENV !== 'production'`, written out at the call: only then can a host's bundler remove the check
 * together with its message.
 */
export function misuse(what: string, why: string, mend: string): void {
  const message = `Stoa: ${what} ${why} ${mend}`
  if (said.has(message)) return
  said.add(message)
  console.error(message)
}
