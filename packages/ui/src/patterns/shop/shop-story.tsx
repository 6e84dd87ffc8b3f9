import type { ReactNode } from 'react'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import * as styles from './shop-story.css.ts'

export interface ShopStoryProps {
  /** A wide picture of the workshop. `null` or left out: none. */
  picture?: PictureData | null | undefined
  /** The story, the makers and what else belongs to them. */
  children: ReactNode
}

/** A shop's story below a wide picture of its workshop. */
export const ShopStory = ({ picture, children }: ShopStoryProps) => (
  <div className={styles.story} data-component="ShopStory">
    {picture && (
      <div className={styles.picture}>
        <Picture
          picture={picture}
          shape="fill"
          rounded="lg"
          sizes="(min-width: 1280px) 1200px, 100vw"
          decorative
        />
      </div>
    )}
    {children}
  </div>
)
