import type { Page } from '@playwright/test'

/** Record of the translator: texts that the page changed in nodes that are no longer on it, and script errors. */
export interface Translation {
  readonly lost: readonly string[]
  readonly errors: readonly string[]
}

/**
 * Treats each hydrated page as Chrome's translator does: replaces every text node by a new one in `<font><font>`, and
 * keeps doing so. The text stays the same.
 */
export const translate = async (page: Page): Promise<Translation> => {
  const errors: string[] = []
  const lost: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.exposeFunction('reportLostText', (text: string) => void lost.push(text))
  await page.addInitScript(() => {
    const KEPT = 'font, script, style, noscript, textarea, svg, title, [contenteditable]'
    const watched = new WeakMap<Node, Node>()
    const changes = new MutationObserver(records => {
      for (const { target } of records) {
        const shown = watched.get(target)
        if (shown?.isConnected && shown.textContent !== target.textContent)
          (window as unknown as { reportLostText: (text: string) => void }).reportLostText(
            `${shown.textContent} → ${target.textContent}`,
          )
      }
    })
    const replace = (text: Node) => {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(KEPT)) return
      const inner = document.createElement('font')
      inner.textContent = text.nodeValue
      const outer = document.createElement('font')
      outer.append(inner)
      watched.set(text, outer)
      changes.observe(text, { characterData: true })
      text.parentElement.replaceChild(outer, text)
    }
    const replaceIn = (root: Node) => {
      if (root.nodeType === Node.TEXT_NODE) return replace(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(replace)
    }
    const start = () => {
      replaceIn(document.body)
      new MutationObserver(records => {
        for (const { addedNodes } of records) addedNodes.forEach(replaceIn)
      }).observe(document.body, { childList: true, subtree: true })
    }
    new MutationObserver((_, waiting) => {
      if (!document.documentElement.hasAttribute('data-hydrated')) return
      waiting.disconnect()
      start()
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  return { lost, errors }
}
