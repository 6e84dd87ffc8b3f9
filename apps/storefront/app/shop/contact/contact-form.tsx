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
import type { SubmissionProblem } from '../../shared/call/problem.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { type ContactFields, TOPICS, toContactMessage } from './contact-fields.ts'

const send = (body: ContactMessage) => unwrap(api.POST('/api/public/contact', { body }))

const TOPIC_OPTIONS = Object.entries(TOPICS).map(([value, label]) => ({ value, label }))

export interface ContactFormProps {
  /** What the server answered to a form that was sent before scripts were there. */
  readonly answer: ContactAnswer | undefined
}

export type ContactAnswer =
  | { readonly sent: true }
  | { readonly sent: false; readonly problem: SubmissionProblem; readonly typed: ContactFields }

/** A message to the people of the marketplace. With scripts it goes from here, without them as a form. */
export function ContactForm({ answer }: ContactFormProps) {
  const user = useAuth(state => state.user)
  const [letters, setLetters] = useState(0)
  const isTyped = useRef(false)
  // Whoever is signed in need not type who they are, once that is known; unless they have begun to by then.
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
    // A new letter: the form is emptied by its key.
    if (!(await call(() => send(toContactMessage(fields)))).ok) return
    isTyped.current = false
    setWriter(userId)
    setLetters(count => count + 1)
  }
  return (
    <AccountPanel title="Write to us" text="We answer by email, mostly within one working day.">
      <Stack>
        {isSent && (
          <Note tone="positive" role="status" title="Your message is on its way.">
            We answer by email.
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
            aria-label="Write to us"
          >
            <TextField
              name="name"
              missing="Enter your name."
              label="Name"
              autoComplete="name"
              defaultValue={typed?.name ?? user?.username}
              minLength={MIN_CONTACT_NAME_LENGTH}
              maxLength={MAX_CONTACT_NAME_LENGTH}
              required
            />
            <TextField
              name="email"
              missing="Enter your email."
              type="email"
              label="Email"
              autoComplete="email"
              defaultValue={typed?.email ?? user?.email}
              maxLength={MAX_EMAIL_LENGTH}
              required
            />
            <Select
              name="topic"
              label="What is it about?"
              defaultValue={typed?.topic ?? 'other'}
              options={TOPIC_OPTIONS}
            />
            <TextField
              name="subject"
              missing="Enter a subject."
              label="Subject"
              defaultValue={typed?.subject}
              minLength={MIN_CONTACT_SUBJECT_LENGTH}
              maxLength={MAX_CONTACT_SUBJECT_LENGTH}
              required
            />
            <TextArea
              name="message"
              missing="Write your message."
              label="Message"
              hint="At least 10 characters. An order number helps."
              defaultValue={typed?.message}
              minLength={MIN_CONTACT_MESSAGE_LENGTH}
              maxLength={MAX_CONTACT_MESSAGE_LENGTH}
              rows={6}
              required
            />
            {/* Robots fill in what people cannot see. */}
            <div hidden>
              <label>
                Leave this empty
                <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <Stack row>
              <Button type="submit" busy={busy !== undefined}>
                Send the message
              </Button>
            </Stack>
          </Form>
        </div>
      </Stack>
    </AccountPanel>
  )
}
