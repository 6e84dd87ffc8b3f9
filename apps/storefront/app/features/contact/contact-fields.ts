import type { ContactMessage } from '@stoa/api-client/schema'

export interface ContactFields {
  readonly name: string
  readonly email: string
  /** One of `TOPICS`, or none. */
  readonly topic: string
  readonly subject: string
  readonly message: string
  /** The trap for robots. */
  readonly website: string
}

/** What one may write about, by the word that begins the subject for those who answer. */
export const TOPICS = {
  Order: 'An order',
  Product: 'A product or a shop',
  Account: 'My account',
  Selling: 'Selling on Stoa',
} as const

const one = (value: unknown) => (typeof value === 'string' ? value : '')

export const toContactFields = (form: Readonly<Record<string, unknown>>): ContactFields => ({
  name: one(form.name),
  email: one(form.email),
  topic: Object.keys(TOPICS).find(topic => topic === form.topic) ?? '',
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
    subject: [fields.topic, fields.subject.trim()].filter(Boolean).join(': '),
    message: fields.message.replaceAll('\r\n', '\n').trim(),
    website: fields.website,
  }
}
