'use client'

import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent, useId, useRef } from 'react'
import { Avatar } from '../../primitives/avatar/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/index.ts'
import { onIntent } from '../../system/lazy-part.ts'
import * as styles from './account.css.ts'
import { accountLabels } from './account.labels.ts'
import { cropDialog } from './avatar-crop.tsx'

export interface AvatarFieldProps {
  /** Name of the person; its first letter shows until there is a picture. */
  name: string
  /** Address of the present picture. Leave out for none. */
  src?: string | undefined
  /** Problem with the chosen file, announced immediately. Replaces the hint. */
  error?: string | undefined
  /** The picture is being saved: the button shows a spinner and ignores presses. */
  busy?: boolean
  /**
   * Called with the file that was chosen: JPEG, PNG, WebP or AVIF by the browser's filter. Check it again.
   */
  onFile: (file: File) => void
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

/** A person's picture and the button that changes it. */
export function AvatarField({ name, src, error, busy, onFile }: AvatarFieldProps) {
  const t = useLabels('account', accountLabels)
  const input = useRef<HTMLInputElement>(null)
  const words = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Allows choosing the same file again after it was fixed.
    currentTarget.value = ''
    if (file) onFile(file)
  }
  return (
    <div className={styles.avatarField} data-component="AvatarField">
      <Avatar name={name} src={src} size="lg" />
      <div className={styles.avatarText}>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            tabIndex={-1}
            aria-label={t('picture')}
            onChange={choose}
          />
        </VisuallyHidden>
        <Button
          emphasis="line"
          size="sm"
          icon={Upload}
          busy={busy}
          aria-describedby={words}
          {...onIntent(cropDialog.preload)}
          onClick={() => input.current?.click()}
        >
          {t(src ? 'changePicture' : 'choosePicture')}
        </Button>
        <p
          id={words}
          className={error ? styles.avatarError : styles.avatarHint}
          role={error ? 'alert' : undefined}
        >
          {error ?? t('pictureHint')}
        </p>
      </div>
    </div>
  )
}
