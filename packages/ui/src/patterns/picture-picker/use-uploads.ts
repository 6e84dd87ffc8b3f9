'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** Uploaded picture: the server's id for it, and its URL. */
export interface PickedPicture {
  /** The server's id for the picture. */
  readonly id: string
  /** URL that shows the picture. */
  readonly previewUrl: string
}

/** A file on its way to be one, or a picture that is there. */
export interface Upload {
  readonly key: string
  readonly name: string
  readonly src: string
  readonly file?: File
  readonly state: 'uploading' | 'failed' | 'done'
  /** Reason for the failure. */
  readonly message?: string
  readonly picture?: PickedPicture
}

interface Options {
  defaultValue: readonly PickedPicture[]
  upload: (file: File) => Promise<PickedPicture>
  onValueChange?: ((pictures: readonly PickedPicture[]) => void) | undefined
  onBusyChange?: ((busy: boolean) => void) | undefined
  /** A file became a picture, or did not. */
  onEnd: (upload: Upload) => void
}

const picturesOf = (uploads: readonly Upload[]) => uploads.flatMap(({ picture }) => picture ?? [])
const idsOf = (uploads: readonly Upload[]) =>
  picturesOf(uploads)
    .map(({ id }) => id)
    .join()
const isBusy = (uploads: readonly Upload[]) => uploads.some(({ state }) => state === 'uploading')

/** Keeps the list of uploads, which run independently: a failed one delays no other. */
export function useUploads({ defaultValue, ...given }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    defaultValue.map(picture => ({
      key: picture.id,
      name: '',
      src: picture.previewUrl,
      state: 'done',
      picture,
    })),
  )
  // Answers come long after the draw that asked for them.
  const current = useRef(uploads)
  const options = useRef(given)
  useEffect(() => {
    options.current = given
  })
  const added = useRef(0)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const change = useCallback((next: readonly Upload[]) => {
    const before = current.current
    current.current = next
    setUploads(next)
    const { onValueChange, onBusyChange } = options.current
    if (idsOf(before) !== idsOf(next)) onValueChange?.(picturesOf(next))
    if (isBusy(before) !== isBusy(next)) onBusyChange?.(isBusy(next))
  }, [])

  const send = useCallback(
    async (key: string, file: File) => {
      const end = (ending: Partial<Upload>) => {
        const found = current.current.find(upload => upload.key === key)
        if (!mounted.current || !found) return
        const ended = { ...found, ...ending }
        change(current.current.map(upload => (upload.key === key ? ended : upload)))
        options.current.onEnd(ended)
      }
      try {
        end({ state: 'done', picture: await options.current.upload(file) })
      } catch (error) {
        end({ state: 'failed', message: error instanceof Error ? error.message : '' })
      }
    },
    [change],
  )

  return {
    uploads,
    add(files: readonly File[]) {
      const begun = files.map((file): Upload & { file: File } => ({
        key: `upload-${added.current++}`,
        name: file.name,
        src: URL.createObjectURL(file),
        file,
        state: 'uploading',
      }))
      change([...current.current, ...begun])
      for (const { key, file } of begun) void send(key, file)
    },
    retry(key: string) {
      const file = current.current.find(upload => upload.key === key)?.file
      if (!file) return
      change(current.current.map(upload => (upload.key === key ? { ...upload, state: 'uploading' } : upload)))
      void send(key, file)
    },
    remove({ key, src, file }: Upload) {
      if (file) URL.revokeObjectURL(src)
      change(current.current.filter(upload => upload.key !== key))
    },
  }
}
