/** Controls with a fault, and parts with `data-fault` of which no single control is wrong. */
const FAULTY = ':is([aria-invalid=true], [data-fault])'
const CONTROL = ':is(input:not([type=file]), select, textarea, [contenteditable=true])'
/** Maximum number of frames for which faults of parts that are still loading are awaited: about two seconds. */
const MAX_FRAMES = 120

/**
 * Leads to the page's first fault, for forms that can't be saved. Once the fault is drawn, it is scrolled to the middle of
 * the screen, away from sticky bars, and focused.
 */
export function showFirstFault(): void {
  let frames = 0
  const lead = () => {
    if (!leadToFault() && ++frames < MAX_FRAMES) requestAnimationFrame(lead)
  }
  requestAnimationFrame(lead)
}

function leadToFault(): boolean {
  const fault = document.querySelector<HTMLElement>(`main ${FAULTY}`)
  if (!fault) return false
  const field =
    fault.ariaInvalid === 'true'
      ? fault
      : (fault.querySelector<HTMLElement>('[aria-invalid=true]') ??
        fault.querySelector<HTMLElement>(CONTROL) ??
        fault.querySelector<HTMLElement>('button'))
  const shown = field ?? fault
  shown.scrollIntoView({ block: 'center', inline: 'nearest' })
  shown.focus({ preventScroll: true })
  return true
}
