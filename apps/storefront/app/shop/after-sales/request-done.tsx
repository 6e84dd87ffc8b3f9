import { AccountPanel, Button, Stack } from '@stoa/ui'
import { useEffect, useRef } from 'react'

export interface RequestDoneProps {
  readonly title: string
  readonly steps: readonly string[]
  readonly orderHref: string
  readonly email: string | null
}

/** That it is sent, and what happens next. */
export function RequestDone({ title, steps, orderHref, email }: RequestDoneProps) {
  const place = useRef<HTMLDivElement>(null)
  // What was pressed is gone: who hears the page goes on here.
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} role="status">
      <AccountPanel title={title} text="What happens next:">
        <Stack>
          <Stack as="ul" gap="sm" aria-label="What happens next">
            {steps.map((step, at) => (
              <li key={step}>
                {at + 1}. {step}
              </li>
            ))}
          </Stack>
          {email && <p>We write to {email} at each step.</p>}
          <Stack row>
            <Button href={orderHref}>See your order</Button>
          </Stack>
        </Stack>
      </AccountPanel>
    </div>
  )
}
