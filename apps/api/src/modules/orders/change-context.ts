import type { Actor } from './lifecycles/index.ts'

/** Actor and time of a change. */
export interface ChangeContext {
  actor: Actor
  now: Date
}

/** URL of the storefront for the links in emails; false if no email is sent. */
export type Notify = { siteUrl: string } | false

/** Context of a command: like `ChangeContext`, with the emails that it sends. */
export interface CommandContext extends ChangeContext {
  notify: Notify
}
