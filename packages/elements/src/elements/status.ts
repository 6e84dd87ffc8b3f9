/** Message next to a control. Screen readers announce each text. */
export interface Status {
  /** Shows a text. `isQuiet` hides it from view, if the page shows the outcome in another way. */
  say(text: string, isQuiet?: boolean): void
  remove(): void
}

/** Set by script, since a page's policy may allow no style attributes. */
const QUIET = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

/** Adds an empty status to the element. It has to be in the page before its first text. */
export function createStatus(parent: Element): Status {
  const status = document.createElement('span')
  status.role = 'status'
  status.dataset.stoaStatus = ''
  status.style.cssText = QUIET
  parent.append(status)
  return {
    say(text, isQuiet = false) {
      status.style.cssText = isQuiet || !text ? QUIET : ''
      // The same text again is announced again.
      status.replaceChildren(text)
    },
    remove: () => status.remove(),
  }
}
