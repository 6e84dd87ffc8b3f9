import { unwrap } from '@stoa/api-client'
import {
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MAX_CONTACT_SUBJECT_LENGTH,
  MAX_EMAIL_LENGTH,
  MIN_CONTACT_MESSAGE_LENGTH,
  MIN_CONTACT_NAME_LENGTH,
  MIN_CONTACT_SUBJECT_LENGTH,
} from '@stoa/api-client/limits'
import type { ContactMessage } from '@stoa/api-client/schema'
import { useAuth } from '@stoa/cart-core/react'
import { AccountPanel, Button, Form, Note, Select, Stack, TextArea, TextField } from '@stoa/ui'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import { withMarket } from '../../lib/market.ts'
import type { SubmissionProblem } from '../../shared/call/problem.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { contactLabels, topicLabels } from './contact.labels.ts'
import { type ContactFields, toContactMessage } from './contact-fields.ts'

const send = (body: ContactMessage) => unwrap(api.POST('/api/public/contact', { body }))

const topicOptions = () =>
  Object.entries(topicLabels).map(([value, label]) => ({ value, label: withMarket(label) }))

export interface ContactFormProps {
  /** Server's answer to a form that was sent without scripts. */
  readonly answer: ContactAnswer | undefined
}

export type ContactAnswer =
  | { readonly sent: true }
  | { readonly sent: false; readonly problem: SubmissionProblem; readonly typed: ContactFields }

/** Form that sends a message to the marketplace. Works as a plain form without scripts. */
export function ContactForm({ answer }: ContactFormProps) {
  const user = useAuth(state => state.user)
  const [letters, setLetters] = useState(0)
  const isTyped = useRef(false)
  // Fills in name and email once the session is known, unless the user has started to type.
  const [writer, setWriter] = useState('')
  const userId = user?.id ?? ''
  useEffect(() => {
    if (!isTyped.current) setWriter(userId)
  }, [userId])
  const { busy, isDone, problem: refused, call } = useCall()
  const isIdle = busy === undefined && !isDone
  const unsent = answer?.sent === false ? answer : undefined
  const problem = refused ?? (isIdle && letters === 0 ? unsent?.problem : undefined)
  const isSent = isDone || (answer?.sent === true && isIdle)
  const typed = letters === 0 ? unsent?.typed : undefined

  const submit = async (fields: Record<string, string>) => {
    // A new key empties the form.
    if (!(await call(() => send(toContactMessage(fields)))).ok) return
    isTyped.current = false
    setWriter(userId)
    setLetters(count => count + 1)
  }
  return (
    <AccountPanel title={contactLabels.title} description={contactLabels.text}>
      <Stack>
        {isSent && (
          <Note tone="positive" role="status" title={contactLabels.sent}>
            {contactLabels.sentText}
          </Note>
        )}
        {problem?.notice && (
          <Note tone={problem.notice.tone} role="alert" title={problem.notice.title}>
            {problem.notice.text}
          </Note>
        )}
        <div
          onInput={() => {
            isTyped.current = true
          }}
        >
          <Form
            key={`${letters} ${writer}`}
            action="/contact"
            errors={problem?.fields}
            onSubmit={fields => void submit(fields)}
            aria-label={contactLabels.title}
          >
            <TextField
              name="name"
              missing={contactLabels.nameMissing}
              label={contactLabels.name}
              autoComplete="name"
              defaultValue={typed?.name ?? user?.username}
              minLength={MIN_CONTACT_NAME_LENGTH}
              maxLength={MAX_CONTACT_NAME_LENGTH}
              required
            />
            <TextField
              name="email"
              missing={contactLabels.emailMissing}
              type="email"
              label={contactLabels.email}
              autoComplete="email"
              defaultValue={typed?.email ?? user?.email}
              maxLength={MAX_EMAIL_LENGTH}
              required
            />
            <Select
              name="topic"
              label={contactLabels.topic}
              defaultValue={typed?.topic ?? 'other'}
              options={topicOptions()}
            />
            <TextField
              name="subject"
              missing={contactLabels.subjectMissing}
              label={contactLabels.subject}
              defaultValue={typed?.subject}
              minLength={MIN_CONTACT_SUBJECT_LENGTH}
              maxLength={MAX_CONTACT_SUBJECT_LENGTH}
              required
            />
            <TextArea
              name="message"
              missing={contactLabels.messageMissing}
              label={contactLabels.message}
              hint={contactLabels.messageHint}
              defaultValue={typed?.message}
              minLength={MIN_CONTACT_MESSAGE_LENGTH}
              maxLength={MAX_CONTACT_MESSAGE_LENGTH}
              rows={6}
              required
            />
            {/* Bots fill in fields that people can't see. */}
            <div hidden>
              <label>
                {contactLabels.trap}
                <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <Stack layout="row">
              <Button type="submit" busy={busy !== undefined}>
                {contactLabels.submit}
              </Button>
            </Stack>
          </Form>
        </div>
      </Stack>
    </AccountPanel>
  )
}
