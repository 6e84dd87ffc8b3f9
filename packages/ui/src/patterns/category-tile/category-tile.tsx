'use client'

import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import * as styles from './category-tile.css.ts'
import { categoryTileLabels } from './category-tile.labels.ts'

export interface CategoryTileData {
  /** Unique in the list. */
  id: string
  /** The category's name. */
  name: string
  /** Address of the category's page. */
  href: string
  /** A picture for the arch; `null` draws the placeholder. */
  picture: PictureData | null
  /** Number of its products. Leave out for no number. */
  productCount?: number | undefined
}

export interface CategoryTileProps {
  /** The category to show. */
  category: CategoryTileData
  /**
   * `arch` is a picture over the name; `chip` is one low row, for pages on which products matter more. Default
   * `arch`.
   */
  layout?: 'arch' | 'chip'
}

/** A category under its arch. */
export function CategoryTile({ category, layout = 'arch' }: CategoryTileProps) {
  const t = useLabels('categoryTile', categoryTileLabels)
  const { name, href, picture, productCount } = category
  return (
    <Anchor className={styles.tile[layout]} href={href} data-component="CategoryTile">
      <Picture picture={picture} shape="arch" sizes={layout === 'chip' ? '48px' : '148px'} decorative />
      <span className={styles.text}>
        <span>{name}</span>
        {productCount !== undefined && (
          <span className={styles.count}>{t('products', { count: productCount })}</span>
        )}
      </span>
    </Anchor>
  )
}

export interface CategoryTilesProps extends Pick<CategoryTileProps, 'layout'> {
  /** The categories in the order they are shown. */
  categories: readonly CategoryTileData[]
}

/** Categories with a picture each, as links in one row. */
export function CategoryTiles({ categories, layout = 'arch' }: CategoryTilesProps) {
  return (
    <ul className={styles.row[layout]} data-component="CategoryTiles">
      {categories.map(category => (
        <li key={category.id} className={styles.cell}>
          <CategoryTile category={category} layout={layout} />
        </li>
      ))}
    </ul>
  )
}
