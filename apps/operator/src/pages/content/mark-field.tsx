import { messageFor, multipart, unwrap } from '@stoa/api-client'
import { MAX_PICTURE_MEGABYTES } from '@stoa/api-client/limits'
import { PictureField } from '@stoa/back-office/picture-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { settingsLabels as t } from './settings-page.labels.ts'

const MEGABYTE = 2 ** 20

interface MarkFieldProps {
  label: string
  /** Purpose of the picture. */
  hint: string | undefined
  /** Whether it is shown on dark backgrounds. */
  isForDark: boolean
  /** Id of the picture. Null for none. */
  value: string | null
  onChange: (id: string | null) => void
}

/** A picture of the marketplace: uploaded at once, and published with the settings. */
export function MarkField({ label, hint, isForDark, value, onChange }: MarkFieldProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function upload(file: File) {
    if (file.size > MAX_PICTURE_MEGABYTES * MEGABYTE)
      return setError(t.pictureTooLarge(MAX_PICTURE_MEGABYTES))
    setBusy(true)
    setError(undefined)
    try {
      // The generated type of a file is string.
      const body = { picture: file as unknown as string }
      onChange((await unwrap(client.POST('/api/operator/media', { body, bodySerializer: multipart }))).id)
    } catch (cause) {
      setError(messageFor(cause, t.pictureFailed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <PictureField
      label={label}
      name={label}
      shape="whole"
      ground={isForDark ? 'dark' : 'light'}
      accept="image/png,image/jpeg,image/webp"
      src={value === null ? undefined : `/api/operator/pictures/${value}/480.png`}
      hint={[hint, t.pictureHint(MAX_PICTURE_MEGABYTES)].filter(Boolean).join(' ')}
      error={error}
      busy={isBusy}
      onFile={file => void upload(file)}
      onRemove={() => {
        setError(undefined)
        onChange(null)
      }}
    />
  )
}
