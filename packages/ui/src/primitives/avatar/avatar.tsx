import Person from 'lucide-react/icons/user'
import type { CSSProperties } from 'react'
import { cx } from '../../system/cx.ts'
import type { ShopTone } from '../../tokens/index.ts'
import * as styles from './avatar.css.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import { hueOf } from './hue.ts'

export interface AvatarProps {
  /** The person's or shop's name. Its first letter shows while there is no picture. */
  name: string
  /** Address of the picture. Without one, or when it fails to load, the first letter shows. */
  src?: string | undefined
  /** `round` for people, `arch` for shops. Default `round`. */
  shape?: 'round' | 'arch' | undefined
  /** Wall in whose color a shop is shown. Default that of `data-shop-tone` around it, otherwise a color of the id. */
  tone?: ShopTone | undefined
  /** The shop's id, from which its color follows if it has no tone. Default `name`; only used by `arch`. */
  id?: string | undefined
  /** 32, 44 or 64 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Added to the root's own classes. */
  className?: string | undefined
}

const pixels = { sm: 32, md: 44, lg: 64 }

/** Shows a person's picture or a shop's logo as decoration: the name is next to it or on the control around it. */
export function Avatar({ name, src, shape = 'round', tone, id = name, size = 'md', className }: AvatarProps) {
  const letter = [...name.trim()][0]
  const style =
    shape === 'arch' ? ({ [styles.hue.slice(4, -1)]: String(hueOf(id)) } as CSSProperties) : undefined
  return (
    <span
      aria-hidden="true"
      className={cx(styles.avatar({ size, shape }), className)}
      style={style}
      data-component="Avatar"
      data-shop-tone={tone}
    >
      {letter ? (
        <span className={styles.initial} data-letter={letter} />
      ) : (
        <Person className={styles.unknown} />
      )}
      {src && <AvatarPicture key={src} src={src} size={pixels[size]} />}
    </span>
  )
}
