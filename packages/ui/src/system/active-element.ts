/** Returns the element that has the focus, also if it is in a shadow root. Null if no element has it. */
export function activeElement(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Whether a node is `around` or inside of it, also if there is the edge of a shadow root between the two. */
export function isWithin(around: Node, node: Node): boolean {
  for (let at: Node | undefined = node; at; at = (at.getRootNode() as ShadowRoot).host)
    if (around.contains(at)) return true
  return false
}
