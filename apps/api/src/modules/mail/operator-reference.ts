export interface OperatorRecord {
  /** Kind and id of the record, such as `Dispute 0198…`. */
  record: string
  /** Heading of `docs/operations.md` that says how to decide it. */
  section: string
}

/**
 * Names the record that an email to the operator is about, and the section of the documentation that says what to do. Every email to the
 * operator that asks for a decision uses it, so that a page for the record replaces the text in one place.
 */
export const operatorReference = ({ record, section }: OperatorRecord): string =>
  `${record}. See “${section}” in docs/operations.md.`
