/** A category as the host gives it. */
export interface CategoryLink {
  /** Unique in the tree. */
  id: string
  /** The category's name. */
  name: string
  /** Address of the category's page. */
  href: string
  /**
   * A name of lucide's icons, such as `lamp`; an unknown one shows a tag. Only used at the top of the drawer.
   */
  icon?: string | undefined
  /** Says that there are children that are not loaded yet. */
  hasChildren?: boolean | undefined
  /** The categories below it. Leave out when there are none, or not yet. */
  children?: readonly CategoryLink[] | undefined
}

export const isBranch = (category: CategoryLink) =>
  category.children ? category.children.length > 0 : category.hasChildren === true
