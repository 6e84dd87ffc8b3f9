/**
 * Makes Back close an open layer (drawer, sheet, picture viewer) instead of leaving the page. An open layer has a history
 * entry of its own: a copy of the page's entry with the same URL and state, so that the host's router finds its state
 * there. The router isn't told of the ways between the two entries.
 */

import { popGate } from './provider.tsx'

/** Key of a layer's id in the state of its entry. */
const KEY = 'stoaLayer'

interface Layer {
  readonly id: string
  readonly close: () => void
  /** URL of the page. */
  readonly href: string
  /** Id in the page's entry, if that is the entry of a layer below. */
  readonly below: unknown
  /** Whether the host puts another URL in the place of the entry. */
  isGiven: boolean
}

export interface LayerEntry {
  /** Ends it when the layer has closed, and leaves the entry if the layer still has it. */
  release: () => void
  /**
   * Says that the host replaces the entry by another URL of the page. Back then closes the layer and keeps that URL.
   *
   * @returns whether there is an entry to replace
   */
  give: () => boolean
}

/** Open layers that have an entry. */
let layers: readonly Layer[] = []
/** Called when a way of ours has arrived. */
let arrive: (() => void) | undefined
let arrived = Promise.resolve()
let count = 0

const idIn = (state: unknown) => (state as Record<string, unknown> | null)?.[KEY]

const drop = (layer: Layer) => {
  layers = layers.filter(other => other !== layer)
}

/** Goes through the history without the router. */
function travel(delta: number): Promise<void> {
  arrived = new Promise(resolve => {
    arrive = resolve
  })
  history.go(delta)
  return arrived
}

/** Leaves the entries of layers that have closed. */
async function leaveClosed(): Promise<void> {
  while (arrive) await arrived
  const id = idIn(history.state)
  if (id === undefined || layers.some(layer => layer.id === id)) return
  await travel(-1)
  await leaveClosed()
}

function pop(event: PopStateEvent) {
  const id = idIn(event.state)
  const top = layers.at(-1)
  if (arrive) {
    event.stopImmediatePropagation()
    arrive()
    arrive = undefined
  } else if (top && location.href === top.href && id === top.below) {
    event.stopImmediatePropagation()
    drop(top)
    if (top.isGiven) void travel(1)
    top.close()
  } else if (top) {
    // Somewhere else: the router shows it.
    const all = layers.toReversed()
    layers = []
    for (const { close } of all) close()
  } else if (id !== undefined) {
    // Forward, to the entry of a closed layer: there is nothing to see.
    event.stopImmediatePropagation()
    history.back()
  }
}

/** Leaves the layer's entry before the event has its effect. Otherwise the next page would come on top of the entry. */
function leaveFirst(event: Event, repeat: () => void) {
  const top = layers.at(-1)
  const hasEntry = top !== undefined && !top.isGiven && idIn(history.state) === top.id
  if (!arrive && !hasEntry) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!arrive && top) {
    drop(top)
    void travel(-1)
  }
  void arrived.then(repeat)
}

function follow(event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return
  leaveFirst(event, () => link.click())
}

function send(event: SubmitEvent) {
  const { target, submitter } = event
  leaveFirst(event, () => (target as HTMLFormElement).requestSubmit(submitter))
}

function listen() {
  popGate.hear = pop
  // Before the page's own listeners.
  addEventListener('click', follow, true)
  addEventListener('submit', send, true)
}

/**
 * Adds a history entry for a layer that has opened.
 *
 * @param close closes the layer; called on Back
 */
export function closeOnBack(close: () => void): LayerEntry {
  let layer: Layer | undefined
  let isReleased = false
  void arrived.then(() => {
    if (isReleased) return
    if (!count) listen()
    // Unlike those of a former document in the same tab.
    const id = `${performance.timeOrigin}-${++count}`
    layer = { id, close, href: location.href, below: idIn(history.state), isGiven: false }
    layers = [...layers, layer]
    history.pushState({ ...history.state, [KEY]: id }, '')
  })
  return {
    release() {
      isReleased = true
      if (!layer || !layers.includes(layer)) return
      drop(layer)
      if (!layer.isGiven && idIn(history.state) === layer.id) void leaveClosed()
    },
    give() {
      if (!layer || !layers.includes(layer)) return false
      layer.isGiven ||= idIn(history.state) === layer.id
      return layer.isGiven
    },
  }
}
