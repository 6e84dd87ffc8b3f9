import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'

/** HTML that the server of a host with React sends: the header, and a button of the host's own. */
export const hostHtml = (header: string): string =>
  renderToString(
    createElement(
      'div',
      null,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the marketplace's HTML, as its hosts include it
      createElement('div', { dangerouslySetInnerHTML: { __html: header }, style: { display: 'contents' } }),
      createElement('button', { type: 'button' }, 'Pressed 0'),
    ),
  )

/** Hydrates that HTML. The header is in the page's JSON. */
const host = `
  import { createElement, StrictMode, useState } from 'react'
  import { hydrateRoot } from 'react-dom/client'
  const { html } = JSON.parse(document.getElementById('facts').textContent)
  function App() {
    const [count, setCount] = useState(0)
    const inside = { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true }
    return createElement('div', null,
      createElement('div', { ...inside, style: { display: 'contents' } }),
      createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Pressed ' + count))
  }
  hydrateRoot(document.getElementById('app'), createElement(StrictMode, null, createElement(App)))
`

/** Code of a host that has React. In development, React complains about each difference. */
export async function hostCode(): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'host',
        resolveId: id => (id === 'host' ? '\0host' : null),
        load: id => (id === '\0host' ? host : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'host' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  return chunk?.type === 'chunk' ? chunk.code : ''
}
