import '@stoa/ui/styles.css'
import { Button, Stack, StoaProvider, TextField } from '@stoa/ui'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { PayPalPayment } from '../../../app/shop/checkout/payment/index.ts'

const parameters = new URLSearchParams(location.search)

async function startPayment() {
  const answer = await fetch('/start', { method: 'POST' })
  if (!answer.ok) throw new Error('The checkout has changed.')
  return (await answer.json()) as { reference: string; paymentId: string }
}

function PaymentPage() {
  const [events, setEvents] = useState<string[]>([])
  const [isReached, setReached] = useState(!parameters.has('later'))
  const [isDisabled, setDisabled] = useState(false)
  const tell = (event: string) => setEvents(told => [...told, event])
  return (
    <Stack>
      <TextField label="Note for the parcel" name="note" />
      <Button onClick={() => setReached(true)}>To the payment step</Button>
      <Button onClick={() => setDisabled(value => !value)}>Switch off or on</Button>
      <PayPalPayment
        settings={{ environment: 'sandbox', clientId: 'client-7' }}
        method={parameters.get('method') === 'wallet' ? 'wallet' : 'card'}
        locale="en-US"
        payLabel="Pay $61.97"
        isReached={isReached}
        isDisabled={isDisabled}
        livePaymentId={parameters.get('live')}
        startPayment={startPayment}
        onApproved={paymentId => tell(`approved ${paymentId}`)}
        onFailed={reason => tell(`failed ${reason}`)}
        onCancel={() => tell('canceled')}
      />
      <ol aria-label="Events">
        {events.map((event, index) => (
          <li key={index}>{event}</li>
        ))}
      </ol>
    </Stack>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <StoaProvider locale="en-US" currency="USD">
      <PaymentPage />
    </StoaProvider>
  </StrictMode>,
)
