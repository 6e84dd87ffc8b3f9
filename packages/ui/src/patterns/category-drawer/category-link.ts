/** A category as the host gives it. */
export interface CategoryLink {
  id: string
  name: string
  href: string
  /** A name of lucide-react's, such as `lamp`; an unknown one shows a tag. */
  icon?: string | undefined
  /** There are children, though perhaps not loaded yet. */
  hasChildren?: boolean | undefined
  children?: readonly CategoryLink[] | undefined
}

export const isBranch = (category: CategoryLink) =>
  category.children ? category.children.length > 0 : category.hasChildren === true
