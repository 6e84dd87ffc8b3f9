import { DownloadIcon } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { type ReactNode, useState } from 'react'
import { useShop } from '../access/shop-context.ts'
import { saveFile, type WantedFile } from './run-files.ts'

export interface SaveFileButtonProps {
  readonly wanted: WantedFile
  readonly children: ReactNode
}

/** Downloads a file of the shop. A failure is shown below the button. */
export function SaveFileButton({ wanted, children }: SaveFileButtonProps) {
  const { shop } = useShop()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setBusy(true)
    setProblem(await saveFile(shop.slug, wanted))
    setBusy(false)
  }
  return (
    <>
      <Button emphasis="line" icon={DownloadIcon} busy={busy} onClick={() => void save()}>
        {children}
      </Button>
      {problem && (
        <Note tone="critical" role="alert">
          {problem}
        </Note>
      )}
    </>
  )
}
