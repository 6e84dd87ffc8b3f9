import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect } from 'react'
import { dressDocument } from '../host.ts'
import { roomNamed, rooms } from '../room/themes.ts'
import { useChoices } from './choices.ts'
import './docs.css'

/** Docs pages in Stoa's own colors, light or dark as the toolbar says; pages without stories, too. */
export default function RoomContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useChoices()
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
