import { type FieldProblem, type Problem, problem } from '../../platform/problem.ts'
import type { RowProblem } from './imports/shopify-cells.ts'

/** Reason why a change of a product is rejected: the field for programs, and a sentence for people. */
export interface Refusal extends FieldProblem {
  /** Names the variant by its SKU, or by its options if it has none. Empty for the product itself. */
  subject: string
}

/** The whole sentence, such as `COVE-1: The sale price must be below the price.` */
export const sentenceOf = ({ subject, message }: Pick<Refusal, 'subject' | 'message'>): string =>
  subject === '' ? message : `${subject}: ${message}`

/** The refusal as the items of a run keep it. */
export const asRowProblem = (refusal: Refusal): RowProblem => ({
  line: 0,
  column: '',
  reason: sentenceOf(refusal),
  pointer: refusal.pointer,
  code: refusal.code,
})

/** Collects all errors of a change, so that they are reported at once. */
export class Refusals {
  readonly found: Refusal[] = []

  add(pointer: string, code: string, message: string, subject = ''): void {
    this.found.push({ pointer, code, message, subject })
  }

  /** @throws problem `request.invalid` if anything was added */
  throwIfAny(): void {
    const [first] = this.found
    if (first) throw invalidFields(this.found, sentenceOf(first))
  }
}

const invalidFields = (found: readonly Refusal[], detail: string): Problem =>
  problem('request.invalid', {
    fields: found.slice(0, 100).map(({ pointer, code, message }) => ({ pointer, code, message })),
    detail,
  })
