import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Somebody has pressed something already: what its answer takes is fetched beside the hydration, not after it.
if (document.querySelector('[data-pending]')) import('./data/market.ts').catch(() => {})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
