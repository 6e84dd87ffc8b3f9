'use client'

import { Button } from '@stoa/ui/button'
import { IconButton } from '@stoa/ui/icon-button'
import { useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { copyButtonLabels } from './copy-button.labels.ts'

/** Duration of the confirmation. */
const SAID_MS = 2_000

export interface CopyButtonProps {
  /** Text that is copied to the clipboard. */
  text: string
  /** Name of the text, for the button's name: "address". Used if there is no label. */
  what: string
  /** Label next to the icon. Without it the button is only an icon. */
  children?: string | undefined
}

/** Puts a text into the clipboard, and says so. */
export function CopyButton({ text, what, children }: CopyButtonProps) {
  const t = useLabels('copyButton', copyButtonLabels)
  const [said, setSaid] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () => {
    // Without https there is no clipboard at all.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setSaid('copied'),
      () => setSaid('failed'),
    )
  }
  const icon = said === 'copied' ? Check : Copy
  return (
    <>
      {children === undefined ? (
        <IconButton
          size="sm"
          icon={icon}
          label={t('copy', { what })}
          data-component="CopyButton"
          onClick={copy}
        />
      ) : (
        <Button size="sm" emphasis="line" icon={icon} data-component="CopyButton" onClick={copy}>
          {children}
        </Button>
      )}
      <VisuallyHidden role="status">{said ? t(said) : ''}</VisuallyHidden>
    </>
  )
}
