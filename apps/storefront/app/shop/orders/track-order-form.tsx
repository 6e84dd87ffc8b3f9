import { MAX_EMAIL_LENGTH, MAX_ORDER_NUMBER_LENGTH, MIN_ORDER_NUMBER_LENGTH } from '@stoa/api-client/limits'
import { AccountPanel, Button, Form, Note, Stack, TextField, TrackedOrder } from '@stoa/ui'
import { useEffect, useRef, useState } from 'react'
import { toTrackedOrder } from './order-view.ts'
import type { TrackingAnswer } from './track-order.ts'

export interface TrackOrderFormProps {
  /** What the server answered to a form that was sent before scripts were there. */
  readonly answer: TrackingAnswer | undefined
  /** Of an emailed link. */
  readonly token: string | null
}

/** Number and email in, steps and parcels out. With scripts it asks from here, without them as a form. */
export function TrackOrderForm({ answer, token }: TrackOrderFormProps) {
  const [own, setOwn] = useState<TrackingAnswer>()
  const [busy, setBusy] = useState(false)
  const asked = useRef(false)
  const shown = own ?? answer

  const look = async (fields: Record<string, string>) => {
    setBusy(true)
    const [{ api }, { trackOrder }] = await Promise.all([
      import('../../data/api.ts'),
      import('./track-order.ts'),
    ])
    setOwn(await trackOrder(api, fields))
    setBusy(false)
  }
  useEffect(() => {
    if (!token || asked.current) return
    asked.current = true
    // Whoever looks at the screen or the history later does not see the secret.
    window.history.replaceState(window.history.state, '', '/track-order')
    void look({ token })
  }, [token])

  const problem = shown && !shown.found ? shown.problem : undefined
  const typed = shown && !shown.found ? shown.typed : undefined
  // Whoever opens a link came for the order; whoever typed looks below the form.
  const isFirst = token !== null || Boolean(answer?.found)
  const result = (
    <>
      <p role="status">
        {shown?.found &&
          `Order ${shown.found.number}: ${shown.found.orders.length === 1 ? 'one shop sends it.' : `${shown.found.orders.length} shops send it.`}`}
      </p>
      {shown?.found && (
        <Stack as="section" aria-label={`Order ${shown.found.number}`}>
          {shown.found.orders.map(order => (
            <TrackedOrder key={order.number} order={toTrackedOrder(order)} />
          ))}
        </Stack>
      )}
    </>
  )
  return (
    <Stack gap="lg">
      {isFirst && result}
      <AccountPanel
        title="Where is it?"
        text="The number is in the email that thanked you for the order."
        narrow
      >
        <Stack>
          {problem?.notice && (
            <Note tone={problem.notice.tone} role="alert" title={problem.notice.title}>
              {problem.notice.text}
            </Note>
          )}
          {token && !shown && (
            <form method="post" action="/track-order">
              <input type="hidden" name="token" value={token} />
              <Button type="submit" busy={busy}>
                Show the order of your email
              </Button>
            </form>
          )}
          <Form
            action="/track-order"
            errors={problem?.fields}
            onSubmit={fields => void look(fields)}
            aria-label="Track an order"
          >
            <TextField
              name="number"
              label="Order number"
              hint="Ten letters and digits, such as 7KQ2M9XW4T."
              autoComplete="off"
              defaultValue={typed?.number}
              minLength={MIN_ORDER_NUMBER_LENGTH}
              maxLength={MAX_ORDER_NUMBER_LENGTH}
              required
            />
            <TextField
              name="email"
              type="email"
              label="Email"
              hint="The address that you ordered with."
              autoComplete="email"
              defaultValue={typed?.email}
              maxLength={MAX_EMAIL_LENGTH}
              required
            />
            <Stack row>
              <Button type="submit" busy={busy}>
                Track the order
              </Button>
            </Stack>
          </Form>
        </Stack>
      </AccountPanel>
      {!isFirst && result}
    </Stack>
  )
}
