import type { givenOf } from './audit-input.ts'

export interface Check {
  name: string
  /** What `$1` of its statement is. */
  given?: keyof ReturnType<typeof givenOf>
  /** Answers a row for each thing that is wrong. */
  text: string
  /** Makes something wrong that it must notice; taken back afterwards. */
  breaks: string
  breaksToo?: string
}
