import { pictureOf } from '@stoa/ui/fixtures'
import { Picture } from '@stoa/ui/picture'

const mug = pictureOf('mug-teal', 'A teal mug')
const shelf = pictureOf('vase', 'A vase')

const shapes = [
  ['square', '1 : 1, products'],
  ['arch', '4 : 5 under an arch, shops and categories'],
] as const

export const Ratios = () => (
  <ul className="room-pictures">
    {shapes.map(([shape, use]) => (
      <li key={shape}>
        <Picture picture={shape === 'arch' ? shelf : mug} sizes="220px" shape={shape} />
        <span className="room-note">
          <b>{shape}</b> {use}
        </span>
      </li>
    ))}
    <li>
      <Picture picture={null} sizes="220px" />
      <span className="room-note">
        <b>missing</b> the mark in the color of an edge, a quarter as wide
      </span>
    </li>
  </ul>
)
