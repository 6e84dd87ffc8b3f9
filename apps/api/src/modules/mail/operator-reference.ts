import type { Brand } from '../../platform/market.ts'

export interface OperatorRecord {
  /** Kind and id of the record, such as `Dispute 0198…`. */
  record: string
  /** Page of the console that decides about it, such as `/cases/dispute/0198…`. */
  path: string
  /** Heading of `docs/operations.md` that says how to decide it, for a marketplace whose console has no address. */
  section: string
}

/**
 * Names the record that an email to the operator is about, and how to decide about it. That is its page of the console if the
 * console's address is known, or else the documentation. Every email to the operator that asks for a decision uses it.
 */
export const operatorReference = (
  { consoleUrl }: Pick<Brand, 'consoleUrl'>,
  { record, path, section }: OperatorRecord,
): string =>
  consoleUrl === null
    ? `${record}. See “${section}” in docs/operations.md.`
    : `${record}: ${consoleUrl}${path}`
