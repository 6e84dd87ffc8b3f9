'use client'

import { useCallback, useState } from 'react'
import * as styles from './avatar.css.ts'

/** Over the initial, which stays in sight when the picture fails: browsers would draw a torn page. */
export function AvatarPicture({ src, size }: { src: string; size: number }) {
  const [failed, setFailed] = useState(false)
  // It may have failed before scripts were there to hear of it.
  const noticeEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true)
  }, [])
  if (failed) return null
  return (
    <img
      ref={noticeEarlyFailure}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={styles.picture}
      onError={() => setFailed(true)}
    />
  )
}
