import { isApiError } from '@stoa/api-client'
import type { Picture } from '@stoa/api-client/schema'
import { randomId } from '@stoa/cart-core'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../access/shop-context.ts'
import { sayProblem } from '../list/say-problem.ts'
import { uploadsLabels } from './use-uploads.labels.ts'

export interface PictureUpload {
  readonly id: string
  readonly file: File
  readonly preview: string
  readonly state: 'uploading' | 'failed'
  readonly progress: number
  readonly problem?: string | undefined
}

const AT_ONCE = 3

/** Loads the upload code on demand, since most visits upload no picture. */
const loadSending = () =>
  import('./upload-client.ts').catch(() => {
    throw new Error(uploadsLabels.failed)
  })

/** Uploads pictures, three at a time. A retry sends the same idempotency key. */
export function useUploads(onDone: (uploadId: string, picture: Picture) => void) {
  const { shop } = useShop()
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const queue = useRef<PictureUpload[]>([])
  const running = useRef(0)
  const done = useRef(onDone)
  const previews = useRef<string[]>([])
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), [])

  const change = (id: string, changes: Partial<PictureUpload>) =>
    setUploads(all => all.map(one => (one.id === id ? { ...one, ...changes } : one)))

  const send = async (upload: PictureUpload) => {
    try {
      const { sendPicture } = await loadSending()
      const picture = await sendPicture(shop.slug, upload.file, upload.id, progress =>
        change(upload.id, { progress }),
      )
      done.current(upload.id, picture)
      setUploads(all => all.filter(({ id }) => id !== upload.id))
    } catch (error) {
      const problem = isApiError(error) ? sayProblem(error) : (error as Error).message
      change(upload.id, { state: 'failed', problem })
    }
  }
  const pump = () => {
    while (running.current < AT_ONCE && queue.current.length > 0) {
      const next = queue.current.shift() as PictureUpload
      running.current++
      void send(next).finally(() => {
        running.current--
        pump()
      })
    }
  }
  const enqueue = (added: readonly PictureUpload[]) => {
    queue.current.push(...added)
    pump()
  }
  return {
    uploads,
    /** Starts uploads. Returns temporary ids, which represent the pictures until they are uploaded. */
    add(files: readonly File[]): readonly string[] {
      const added = files.map(file => {
        const preview = URL.createObjectURL(file)
        previews.current.push(preview)
        return {
          id: `upload-${randomId()}`,
          file,
          preview,
          state: 'uploading',
          progress: 0,
        } as const
      })
      setUploads(all => [...all, ...added])
      enqueue(added)
      return added.map(({ id }) => id)
    },
    retry(id: string) {
      const upload = uploads.find(one => one.id === id)
      if (!upload) return
      change(id, { state: 'uploading', progress: 0, problem: undefined })
      enqueue([upload])
    },
    forget(id: string) {
      queue.current = queue.current.filter(one => one.id !== id)
      setUploads(all => all.filter(one => one.id !== id))
    },
  }
}
