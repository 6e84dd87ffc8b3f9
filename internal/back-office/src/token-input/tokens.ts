/** Splits typed or pasted text into tokens at commas, semicolons, tabs and line breaks. */
export const tokensOf = (text: string): readonly string[] =>
  text
    .split(/[,;\t\r\n]+/)
    .map(token => token.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

/** Two tokens that people would take for one. */
export const sameToken = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

export type TokenProblem =
  | {
      /** Reason of the rejection: a duplicate, too long, or one too many. */
      kind: 'double' | 'tooLong'
      /** The word that was refused. */
      token: string
    }
  | {
      /** Reason of the rejection: a duplicate, too long, or one too many. */
      kind: 'tooMany'
    }

export interface AddedTokens {
  /** All tokens, including the added ones. */
  readonly tokens: readonly string[]
  /** Added tokens. */
  readonly added: readonly string[]
  /** The first one that could not be added, and why; `undefined` when all could. */
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
