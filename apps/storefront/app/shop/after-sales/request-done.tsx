import { AccountPanel, Button, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useRef } from 'react'
import { orderFormLabels } from './order-form.labels.ts'
import { requestDoneLabels } from './request-done.labels.ts'

export interface RequestDoneProps {
  readonly title: string
  readonly steps: readonly string[]
  readonly orderHref: string
  readonly email: string | null
}

/** Confirms that a request was sent, and lists the next steps. */
export function RequestDone({ title, steps, orderHref, email }: RequestDoneProps) {
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is removed, so screen readers continue here.
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    // The form was taller: without this, the page would stay scrolled below its heading.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} role="status">
      <AccountPanel title={title} description={requestDoneLabels.next}>
        <Stack>
          <Stack as="ul" gap="sm" aria-label={requestDoneLabels.next}>
            {steps.map((step, at) => (
              <li key={step}>{formatMessage(requestDoneLabels.step, { number: at + 1, step })}</li>
            ))}
          </Stack>
          {email && <p>{formatMessage(requestDoneLabels.emails, { email })}</p>}
          <Stack layout="row">
            <Button href={orderHref}>{orderFormLabels.seeOrder}</Button>
          </Stack>
        </Stack>
      </AccountPanel>
    </div>
  )
}
