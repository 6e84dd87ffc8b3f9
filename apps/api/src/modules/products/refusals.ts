import { type FieldProblem, type Problem, problem } from '../../platform/problem.ts'

/** What is wrong with an edit, field by field; all of it is said at once. */
export class FieldProblems {
  readonly found: FieldProblem[] = []

  add(pointer: string, code: string, message: string): void {
    this.found.push({ pointer, code, message })
  }

  /** @throws Problem `request.invalid` when something was added */
  throwIfAny(): void {
    const [first] = this.found
    if (first) throw invalidFields(this.found, `${first.pointer} ${first.message}.`)
  }
}

const invalidFields = (fields: readonly FieldProblem[], detail: string): Problem =>
  problem('request.invalid', { fields: fields.slice(0, 100), detail })
