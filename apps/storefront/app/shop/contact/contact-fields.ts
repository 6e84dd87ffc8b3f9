import type { ContactMessage } from '@stoa/api-client/schema'

export interface ContactFields {
  readonly name: string
  readonly email: string
  readonly topic: Topic
  readonly subject: string
  readonly message: string
  /** The trap for robots. */
  readonly website: string
}

/** What one may write about. */
export const TOPICS = {
  order: 'An order',
  product: 'A product or a shop',
  account: 'My account',
  selling: 'Selling on Stoa',
  other: 'Something else',
} as const

export type Topic = keyof typeof TOPICS

const TOPIC_NAMES = Object.keys(TOPICS) as Topic[]
const one = (value: unknown) => (typeof value === 'string' ? value : '')

export const toContactFields = (form: Readonly<Record<string, unknown>>): ContactFields => ({
  name: one(form.name),
  email: one(form.email),
  topic: TOPIC_NAMES.find(topic => topic === form.topic) ?? 'other',
  subject: one(form.subject),
  message: one(form.message),
  website: one(form.website),
})

/** As the contract takes it: trimmed, lines ended as browsers count them. */
export function toContactMessage(form: Readonly<Record<string, unknown>>): ContactMessage {
  const fields = toContactFields(form)
  return {
    name: fields.name.trim(),
    email: fields.email.trim(),
    topic: fields.topic,
    subject: fields.subject.trim(),
    message: fields.message.replaceAll('\r\n', '\n').trim(),
    website: fields.website,
  }
}
