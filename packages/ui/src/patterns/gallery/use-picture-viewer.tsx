'use client'

import { type MouseEvent, useState } from 'react'
import { type PictureData, pictureFiles } from '../../primitives/picture/index.ts'
import { type PictureLoader, useStoa } from '../../system/index.ts'
import { lazyPart, onIntent, useLazy } from '../../system/lazy-part.ts'
import type { PictureViewerProps } from './picture-viewer.tsx'

const viewer = lazyPart<PictureViewerProps>(() =>
  import('./picture-viewer.tsx').then(module => module.PictureViewer),
)

export interface PictureViewing {
  /** Props of a link around a picture: its URL is the large file, and with scripts it opens the viewer instead. */
  linkTo: (place: number) => {
    href: string
    handlers: { onClick: (event: MouseEvent) => void } & ReturnType<typeof onIntent>
  }
  /** The viewer while it is open. */
  view: React.ReactNode
}

/**
 * Returns links that open pictures in full size. The viewer's code loads when the pointer or focus comes near.
 *
 * @param onClose called with the place of the picture that was shown last
 */
export function usePictureViewer(
  pictures: readonly PictureData[],
  name: string,
  onClose?: (place: number) => void,
): PictureViewing {
  const { pictureLoader } = useStoa()
  const [open, setOpen] = useState<number | null>(null)
  const Viewer = useLazy(viewer, open !== null)
  return {
    linkTo: place => ({
      href: largest(pictures[place], pictureLoader),
      handlers: {
        ...onIntent(viewer.preload),
        onClick: event => {
          // A new tab was asked for: that is the file.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setOpen(place)
        },
      },
    }),
    view: Viewer && open !== null && (
      <Viewer
        pictures={pictures}
        name={name}
        first={open}
        onClose={place => {
          setOpen(null)
          onClose?.(place)
        }}
      />
    ),
  }
}

const largest = (picture: PictureData | undefined, loader: PictureLoader | undefined) =>
  (picture && pictureFiles(picture, loader)?.largest) ?? ''
