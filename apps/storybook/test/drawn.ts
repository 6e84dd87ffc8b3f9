/** Everything that a story drew, also what it put beside itself: dialogs, menus, toasts. Not Storybook's own. */
export const drawn = (): Element[] =>
  [...document.body.querySelectorAll('*')].filter(
    element => !element.closest('[class*="sb-"], #storybook-docs, script, style, link'),
  )

export const nameOf = (element: Element): string =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
