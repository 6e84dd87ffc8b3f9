'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { LoadingIndicator } from '../../primitives/loading/index.ts'
import { Note } from '../../primitives/note/index.ts'
import { useLabels } from '../../system/index.ts'
import { lazyPart, useLazy } from '../../system/lazy-part.ts'
import * as styles from './account.css.ts'
import { accountLabels } from './account.labels.ts'
import type { AvatarCropProps } from './avatar-crop-props.ts'

/** Loads with the first picture that is chosen: most visits choose none. */
export const cropDialog = lazyPart<AvatarCropProps>(() =>
  import('./avatar-crop-dialog.tsx').then(module => module.AvatarCropDialog),
)

/** Lets the user choose the square of a picture that becomes the avatar. Its dialog loads with the first picture. */
export function AvatarCrop(props: AvatarCropProps) {
  const t = useLabels('account', accountLabels)
  const Dialog = useLazy(cropDialog, true)
  const failed = useSyncExternalStore(cropDialog.failed.subscribe, cropDialog.failed.get, () => false)
  if (Dialog) return <Dialog {...props} />
  if (!failed) return <LoadingIndicator label={t('cropLoading')} />
  return (
    <div className={styles.cropFailed} data-component="AvatarCrop">
      <Note tone="critical" role="alert">
        {t('cropFailed')}
      </Note>
      <div className={styles.formActions}>
        <Button emphasis="line" size="sm" onClick={cropDialog.preload}>
          {t('cropRetry')}
        </Button>
        <Button emphasis="plain" size="sm" onClick={() => props.onOpenChange(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
