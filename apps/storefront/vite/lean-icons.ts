import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const MAKER = '\0stoa:icon'

/**
 * Lucide's icons without its settings: names, sizes and colours come from our own `Icon`, so that of each drawing
 * only its lines are needed. 1.2 kB of every page.
 */
export const leanIcons = (): Plugin => ({
  name: 'stoa:lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return importer && ICON.test(importer) && source.endsWith('/createLucideIcon.mjs') ? MAKER : null
  },
  load(id) {
    if (id !== MAKER) return null
    return `import { createElement } from 'react'
const look = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
}
export default ({ node }) => props =>
  createElement('svg', { ...look, ...props }, ...node.map(([tag, attributes]) => createElement(tag, attributes)))
`
  },
  transform(code, id) {
    if (!ICON.test(id)) return null
    const lean = code
      .replaceAll(/, key: "\w+"|\n *key: "\w+"|^ {2}(name|size|aliases): .*$/gm, '')
      .replace(/(?<== )(?=createLucideIcon\()/, '/* @__PURE__ */ ')
    return { code: lean, map: null }
  },
})
