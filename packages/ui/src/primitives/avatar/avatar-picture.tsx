'use client'

import { useCallback, useState } from 'react'
import * as styles from './avatar.css.ts'

/** Covers the initial, which stays visible if the picture fails: browsers would draw a broken image. */
export function AvatarPicture({ src, size }: { src: string; size: number }) {
  const [failed, setFailed] = useState(false)
  // The picture may have failed before scripts could notice.
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
