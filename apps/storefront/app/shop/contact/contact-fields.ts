import type { ContactMessage } from '@stoa/api-client/schema'
import { topicLabels } from './contact.labels.ts'

export interface ContactFields {
  readonly name: string
  readonly email: string
  readonly topic: Topic
  readonly subject: string
  readonly message: string
  /** Hidden field that only bots fill in. */
  readonly website: string
}

export type Topic = keyof typeof topicLabels

const TOPIC_NAMES = Object.keys(topicLabels) as Topic[]
const one = (value: unknown) => (typeof value === 'string' ? value : '')

export const toContactFields = (form: Readonly<Record<string, unknown>>): ContactFields => ({
  name: one(form.name),
  email: one(form.email),
  topic: TOPIC_NAMES.find(topic => topic === form.topic) ?? 'other',
  subject: one(form.subject),
  message: one(form.message),
  website: one(form.website),
})

/** Builds the message of the contract: trimmed, with line ends as browsers count them. */
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
