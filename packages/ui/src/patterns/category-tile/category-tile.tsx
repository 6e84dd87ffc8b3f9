'use client'

import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import * as styles from './category-tile.css.ts'
import { categoryTileLabels } from './category-tile.labels.ts'

export interface CategoryTileData {
  id: string
  name: string
  href: string
  picture: PictureData | null
  productCount?: number | undefined
}

/** A category under its arch. */
export function CategoryTile({ category }: { category: CategoryTileData }) {
  const t = useLabels('categoryTile', categoryTileLabels)
  const { name, href, picture, productCount } = category
  return (
    <Anchor className={styles.tile} href={href} data-component="CategoryTile">
      <Picture picture={picture} shape="arch" sizes="(min-width: 900px) 160px, 148px" decorative />
      <span className={styles.text}>
        {name}
        {productCount !== undefined && (
          <span className={styles.count}>{t('products', { count: productCount })}</span>
        )}
      </span>
    </Anchor>
  )
}

export function CategoryTiles({ categories }: { categories: readonly CategoryTileData[] }) {
  return (
    <ul className={styles.row} data-component="CategoryTiles">
      {categories.map(category => (
        <li key={category.id} className={styles.cell}>
          <CategoryTile category={category} />
        </li>
      ))}
    </ul>
  )
}
