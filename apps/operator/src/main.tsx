import '@stoa/ui/styles.css'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/hanken-grotesk'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { router } from './routes.tsx'

createRoot(document.getElementById('console')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
