import { MAX_EMAIL_LENGTH, MAX_ORDER_NUMBER_LENGTH, MIN_ORDER_NUMBER_LENGTH } from '@stoa/api-client/limits'
import { AccountPanel, Button, Form, Link, Note, Stack, TextField, TrackedOrder } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { marketFacts } from '../../lib/market.ts'
import { toTrackedOrder } from './order-view.ts'
import type { TrackingAnswer } from './track-order.ts'
import { trackOrderFormLabels } from './track-order-form.labels.ts'

export interface TrackOrderFormProps {
  /** Server's answer to a form that was sent without scripts. */
  readonly answer: TrackingAnswer | undefined
  /** Token of an emailed link. Null without one. */
  readonly token: string | null
}

/** Finds an order by its number and email and shows its progress. Works as a plain form without scripts. */
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
    // The secret must not stay on the screen or in the history.
    window.history.replaceState(window.history.state, '', '/track-order')
    void look({ token })
  }, [token])

  const problem = shown && !shown.found ? shown.problem : undefined
  const typed = shown && !shown.found ? shown.typed : undefined
  // A link opens the order, so it comes first. After typing, the result appears below the form.
  const isFirst = token !== null || Boolean(answer?.found)
  const result = (
    <>
      <p role="status">
        {shown?.found &&
          formatMessage(trackOrderFormLabels.found, {
            number: shown.found.number,
            count: shown.found.orders.length,
          })}
      </p>
      {shown?.found && (
        <Stack
          as="section"
          aria-label={formatMessage(trackOrderFormLabels.order, { number: shown.found.number })}
        >
          {shown.found.orders.map(order => (
            <TrackedOrder key={order.number} order={toTrackedOrder(order)} />
          ))}
          {marketFacts().withdrawal.scope !== 'off' && (
            <WithdrawalLink token={token} number={shown.found.number} />
          )}
        </Stack>
      )}
    </>
  )
  return (
    <Stack gap="lg">
      {isFirst && result}
      <AccountPanel title={trackOrderFormLabels.title} description={trackOrderFormLabels.text} narrow>
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
                {trackOrderFormLabels.fromEmail}
              </Button>
            </form>
          )}
          <Form
            action="/track-order"
            errors={problem?.fields}
            onSubmit={fields => void look(fields)}
            aria-label={trackOrderFormLabels.form}
          >
            <TextField
              name="number"
              label={trackOrderFormLabels.number}
              hint={trackOrderFormLabels.numberHint}
              autoComplete="off"
              defaultValue={typed?.number}
              minLength={MIN_ORDER_NUMBER_LENGTH}
              maxLength={MAX_ORDER_NUMBER_LENGTH}
              required
            />
            <TextField
              name="email"
              type="email"
              label={trackOrderFormLabels.email}
              hint={trackOrderFormLabels.emailHint}
              autoComplete="email"
              defaultValue={typed?.email}
              maxLength={MAX_EMAIL_LENGTH}
              required
            />
            <Stack layout="row">
              <Button type="submit" busy={busy}>
                {trackOrderFormLabels.submit}
              </Button>
            </Stack>
          </Form>
        </Stack>
      </AccountPanel>
      {!isFirst && result}
    </Stack>
  )
}

/** Opens the withdrawal form. A form of its own keeps the secret of a link out of addresses. */
const WithdrawalLink = ({ token, number }: { token: string | null; number: string }) =>
  token ? (
    <form method="post" action="/withdraw">
      <input type="hidden" name="step" value="find" />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" emphasis="line">
        {trackOrderFormLabels.withdraw}
      </Button>
    </form>
  ) : (
    <Link href={`/withdraw?number=${encodeURIComponent(number)}`}>{trackOrderFormLabels.withdraw}</Link>
  )
