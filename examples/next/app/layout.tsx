import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/hanken-grotesk'
import '@stoa/ui/styles.css'
import './magazine.css'
import { themeScript } from '@stoa/ui/theme-script'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { categories } from './catalogue.ts'
import { Shop } from './shop.tsx'

export const metadata: Metadata = { title: 'Harbour Weekly, the shop' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the package */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <p className="masthead">
          <a href="/about">Harbour Weekly</a> since 1911
        </p>
        <Shop categories={categories}>{children}</Shop>
      </body>
    </html>
  )
}
