import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { type Choices, dressDocument } from '../host.ts'
import { roomNamed, rooms } from '../room/themes.ts'
import './docs.css'

type Event = { globals: Choices } | undefined
const channel = addons.getChannel()
const lastSaid = (): Choices =>
  ((channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0]) as Event)?.globals ?? {}

/** Docs pages in Stoa's own colors, light or dark as the toolbar says; pages without stories, too. */
export default function RoomContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [choices, setChoices] = useState(lastSaid)
  useEffect(() => {
    const follow = ({ globals }: { globals: Choices }) => setChoices(globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  const name = roomNamed(choices.theme)
  useEffect(() => {
    document.documentElement.dataset.theme = name
    dressDocument(choices)
  }, [choices, name])
  return (
    <DocsContainer context={context} theme={rooms[name]}>
      {children}
    </DocsContainer>
  )
}
