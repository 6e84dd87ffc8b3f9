import { useStoa } from '../../system/index.ts'
import * as styles from './layouts.css.ts'

const arches = 12
const step = 1280 / arches
const width = 66.6
const radius = width / 2

const openings = Array.from({ length: arches }, (_, index) => {
  const left = (20 + index * step).toFixed(1)
  return `M${left} 168v-72a${radius} ${radius} 0 0 1 ${width} 0v72Z`
}).join('')

/** The arcade along the foot of a page: a cornice, and twelve arches cut out of a wall. Plain drawings have none. */
export function BrandPanel() {
  if (useStoa().drawings === 'plain') return null
  return (
    <svg
      viewBox="0 0 1280 168"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={styles.brandPanel}
      data-component="BrandPanel"
    >
      <path fillRule="evenodd" d={`M0 0h1280v12H0ZM0 24h1280v144H0Z${openings}`} />
    </svg>
  )
}
