/** What was typed or pasted, as tokens: parted by commas, semicolons, tabs and line breaks. */
export const tokensOf = (text: string): readonly string[] =>
  text
    .split(/[,;\t\r\n]+/)
    .map(token => token.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

/** Two tokens that people would take for one. */
export const sameToken = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

export type TokenProblem = { kind: 'double' | 'tooLong'; token: string } | { kind: 'tooMany' }

export interface AddedTokens {
  readonly tokens: readonly string[]
  readonly added: readonly string[]
  readonly problem: TokenProblem | undefined
}

/** Adds what can be added, and tells of the first that cannot. */
export function addTokens(
  tokens: readonly string[],
  wanted: readonly string[],
  { max, maxLength }: { max: number; maxLength: number },
): AddedTokens {
  const added: string[] = []
  let problem: TokenProblem | undefined
  for (const token of wanted) {
    const found: TokenProblem | undefined = [...tokens, ...added].some(other => sameToken(other, token))
      ? { kind: 'double', token }
      : token.length > maxLength
        ? { kind: 'tooLong', token }
        : tokens.length + added.length >= max
          ? { kind: 'tooMany' }
          : undefined
    if (found) problem ??= found
    else added.push(token)
  }
  return { tokens: [...tokens, ...added], added, problem }
}
