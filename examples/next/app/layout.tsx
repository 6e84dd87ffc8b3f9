import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/hanken-grotesk'
import '@stoa/ui/styles.css'
import './magazine.css'
import { themeScript } from '@stoa/ui/theme-script'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { categories } from './catalog.ts'
import { Shop } from './shop.tsx'

export const metadata: Metadata = { title: 'Harbour Weekly, the shop' }

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Browsers hide a nonce once they have read it. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the package */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <p className="masthead">
          <a href="/about">Harbor Weekly</a> since 1911
        </p>
        <Shop categories={categories}>{children}</Shop>
      </body>
    </html>
  )
}
