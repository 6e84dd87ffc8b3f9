import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// A visitor has pressed something already, so the code that it needs loads during hydration instead of after it.
if (document.querySelector('[data-pending]')) import('./data/market.ts').catch(() => {})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
