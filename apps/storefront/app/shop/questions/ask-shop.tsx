import { Button, Note } from '@stoa/ui'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazily } from '../../shared/lazy/lazily.ts'

export interface AskShopProps {
  readonly productId: string
  /** The shop's name. */
  readonly shop: string
}

const AskForm = lazily(async () => (await import('./ask-form.tsx')).AskForm)
const WaitingQuestions = lazily(async () => (await import('./waiting-questions.tsx')).WaitingQuestions)

/** What somebody asked and still waits for, and the form to ask. */
export function AskShop({ productId, shop }: AskShopProps) {
  const [state, setState] = useState<'closed' | 'open' | 'asked'>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const close = (next: 'closed' | 'asked') => {
    // It is drawn again in place of the form.
    flushSync(() => setState(next))
    button.current?.focus()
  }

  const ask = (
    <div>
      <Button ref={button} emphasis="line" busy={state === 'open'} onClick={() => setState('open')}>
        Ask a question
      </Button>
    </div>
  )
  return (
    <>
      <Suspense>
        <WaitingQuestions productId={productId} />
      </Suspense>
      {state === 'asked' && (
        <Note tone="positive" role="status" title={`${shop} has your question.`}>
          You get an email with the answer, and both stand here then.
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
