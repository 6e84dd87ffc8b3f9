import { createElement, type SVGProps } from 'react'

/** Drawing of `lucide-react`, on a grid of 24. */
interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: object])[]
}

/** Makes the component of a drawing. Size, stroke and fill are in the styles of `Icon`, which draws all of them. */
export default function createGlyph({ node }: Drawing) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      {shapes}
    </svg>
  )
}
