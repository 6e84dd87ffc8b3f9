import type { givenOf } from './audit-input.ts'

export interface Check {
  name: string
  /** Value of `$1` in its statement. */
  given?: keyof ReturnType<typeof givenOf>
  /** Answers a row for each thing that is wrong. */
  text: string
  /** Makes something wrong that it must notice; taken back afterwards. */
  breaks: string
  breaksToo?: string
}
