import { createElement, type SVGProps } from 'react'

/** Drawing of `lucide-react`, on a grid of 24. */
interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: object])[]
}

/**
 * Makes the component of a drawing. Size, stroke and fill are in the styles of `Icon`, which draws all of them. Without the
 * sheet of a server's HTML, a drawing without a size would be as wide as the page.
 */
export default function createGlyph({ node }: Drawing) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) => (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" {...props}>
      {shapes}
    </svg>
  )
}
