import '@stoa/ui/styles.css'
import { CoreProvider } from '@stoa/cart-core/react'
import { StoaProvider } from '@stoa/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { core } from './core.ts'

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <CoreProvider core={core}>
      <StoaProvider locale="de-CH" currency="CHF">
        <App />
      </StoaProvider>
    </CoreProvider>
  </StrictMode>,
)
