import { createHash } from 'node:crypto'
import { themeScript } from '@stoa/ui/theme-script'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Before everything else in the head, so that the first paint already has the chosen theme. */
const themeFirst: Plugin = {
  name: 'theme-first',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
}

const themeHash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`

export default defineConfig({
  plugins: [react(), themeFirst],
  preview: {
    headers: {
      'Content-Security-Policy': [
        "default-src 'self'",
        `script-src 'self' ${themeHash}`,
        // The scroll lock behind an open drawer is a style element.
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
      ].join('; '),
    },
  },
})
