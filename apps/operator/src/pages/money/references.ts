interface PastedReferences {
  references: { number: number; reference: string }[]
  /** First line that can't be read, from 1. Null if all can. */
  badLine: number | null
}

/** Reads lines of a payout's number and the bank's reference, separated by a comma, a semicolon or a tab. Skips empty lines. */
export function readReferences(text: string): PastedReferences {
  const references: PastedReferences['references'] = []
  let badLine: number | null = null
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [, number, reference] = /^\s*(\d{1,9})\s*[,;\t]\s*(\S.*?)\s*$/.exec(line) ?? []
    if (number && reference) references.push({ number: Number(number), reference })
    else badLine ??= at + 1
  }
  return { references, badLine }
}
