import { Button, Note } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazily } from '../../shared/lazy/lazily.ts'
import { askShopLabels } from './ask-shop.labels.ts'

export interface AskShopProps {
  readonly productId: string
  /** Name of the shop. */
  readonly shop: string
}

const AskForm = lazily(async () => (await import('./ask-form.tsx')).AskForm)
const WaitingQuestions = lazily(async () => (await import('./waiting-questions.tsx')).WaitingQuestions)

/** Shows the user's unanswered questions about a product, and the form to ask another. */
export function AskShop({ productId, shop }: AskShopProps) {
  const [state, setState] = useState<'closed' | 'open' | 'asked'>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const close = (next: 'closed' | 'asked') => {
    // The button must be rendered again before it can have the focus.
    flushSync(() => setState(next))
    button.current?.focus()
  }

  const ask = (
    <div>
      <Button ref={button} emphasis="line" busy={state === 'open'} onClick={() => setState('open')}>
        {askShopLabels.ask}
      </Button>
    </div>
  )
  return (
    <>
      <Suspense>
        <WaitingQuestions productId={productId} />
      </Suspense>
      {state === 'asked' && (
        <Note tone="positive" role="status" title={formatMessage(askShopLabels.asked, { shop })}>
          {askShopLabels.askedText}
        </Note>
      )}
      {state === 'open' ? (
        <Suspense fallback={ask}>
          <AskForm
            productId={productId}
            shop={shop}
            onDone={() => close('asked')}
            onCancel={() => close('closed')}
          />
        </Suspense>
      ) : (
        ask
      )}
    </>
  )
}
