import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { type Choices, dressDocument } from '../host.ts'
import { roomNamed, rooms } from '../room/themes.ts'
import './docs.css'

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

/** Docs pages in Stoa's own colors, light or dark as the toolbar says; pages without stories, too. */
export default function RoomContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useSyncExternalStore(subscribe, () => choices)
  const name = roomNamed(chosen.theme)
  useEffect(() => {
    document.documentElement.dataset.theme = name
    dressDocument(chosen)
  }, [chosen, name])
  return (
    <DocsContainer context={context} theme={rooms[name]}>
      {children}
    </DocsContainer>
  )
}
