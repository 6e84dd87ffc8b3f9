import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Choices } from '../host.ts'

const channel = addons.getChannel()
let choices: Choices = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0].globals ?? {}
const followers = new Set<() => void>()

function choose(changed: { globals: Choices }) {
  choices = { ...choices, ...changed.globals }
  for (const tell of followers) tell()
}
// Stories in windows of their own speak on the same channel, each of its own theme: after the first word, which is
// this page's, only the toolbar's count.
if (channel.last(SET_GLOBALS) === undefined) channel.once(SET_GLOBALS, choose)
channel.on(UPDATE_GLOBALS, choose)

const subscribe = (tell: () => void) => {
  followers.add(tell)
  return () => void followers.delete(tell)
}

/** What the toolbar says, for a docs page. */
export const useChoices = (): Choices => useSyncExternalStore(subscribe, () => choices)
