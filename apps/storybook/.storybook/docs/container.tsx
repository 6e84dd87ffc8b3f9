import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { type Choices, dressDocument } from '../host.ts'
import { roomNamed, rooms } from '../room/themes.ts'
import './docs.css'

type Said = { globals: Choices } | undefined
const channel = addons.getChannel()
const { sender } = channel as unknown as { sender: string }

let choices = ((channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0]) as Said)?.globals ?? {}
const followers = new Set<() => void>()

/** Stories in windows of their own speak on the same channel, each of its own theme: only this page's words count. */
function follow(this: { from?: string }, said: Said) {
  if (this.from !== sender || !said) return
  choices = said.globals
  for (const tell of followers) tell()
}
channel.on(SET_GLOBALS, follow)
channel.on(GLOBALS_UPDATED, follow)

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
