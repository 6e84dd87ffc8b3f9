import { Mistake } from './cli.ts'

/** Reads what was broken from the options --terms and --law. @throws Mistake unless there is exactly one */
export function groundOf({ terms, law }: { terms?: string | undefined; law?: string | undefined }) {
  const [clause, other] = [terms?.trim(), law?.trim()]
  if (!clause === !other)
    throw new Mistake('Name either a section of your terms after --terms, or a law after --law.')
  return clause ? ({ ground: 'terms', clause } as const) : ({ ground: 'law', clause: other! } as const)
}
