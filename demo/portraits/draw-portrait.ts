import type { HairColor, Look, SignColors, Skin } from './look.ts'
import { beards, clothes, FACE, hair } from './parts.ts'

const SKINS: Readonly<Record<Skin, string>> = {
  fair: '#f3d2b5',
  rosy: '#eec0a0',
  olive: '#d9a67a',
  tan: '#c08a5c',
  brown: '#96633f',
  deep: '#6b432b',
}

const HAIRS: Readonly<Record<HairColor, string>> = {
  black: '#2a2322',
  brown: '#5a3a28',
  chestnut: '#7a4428',
  copper: '#b5592b',
  blond: '#dcae62',
  grey: '#9b958d',
  white: '#e9e4db',
}

const INK = '#2b211c'
const LIMESTONE = '#f6ecdc'

/** A person as an SVG of 160 × 160 in the colors of their shop; an arch cuts it. */
export function drawPortrait(look: Look, { ground, ink }: SignColors): string {
  const skin = SKINS[look.skin]
  const shade = mix(skin, '#5a2414', 0.2)
  const wall = mix(ground, LIMESTONE, 0.66)
  const isDark = look.skin === 'deep' || look.skin === 'brown'
  const wears = look.wears ?? ground
  const covered = look.hair === 'headscarf' || look.hair === 'beanie'
  const hairs = covered ? mix(ground, ink, 0.12) : HAIRS[look.hairColor]
  const head = hair[look.hair](hairs, mix(hairs, '#000000', 0.16))
  const beard = beards[look.beard ?? 'none'](HAIRS[look.hairColor])
  const brow = mix(HAIRS[look.hairColor], INK, look.hairColor === 'white' ? 0.25 : 0.3)
  const under = wears === ground ? ink : mix(ground, '#000000', 0.08)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">',
    `<path fill="${wall}" d="M0 0h160v160H0z"/>`,
    `<circle fill="${mix(ground, LIMESTONE, 0.82)}" cx="80" cy="84" r="62"/>`,
    // A little nearer, so that a face is one at 56 pixels too.
    '<g transform="translate(-9.6 -5) scale(1.12)">',
    head.back,
    `<path fill="${shade}" d="M66 96h28v22c0 8-6 13-14 13s-14-5-14-13z"/>`,
    clothes[look.clothes](wears, mix(wears, '#000000', 0.16), under),
    `<circle fill="${shade}" cx="51" cy="76" r="7"/><circle fill="${shade}" cx="109" cy="76" r="7"/>`,
    look.earrings
      ? '<circle fill="#e0b04c" cx="50" cy="86" r="3.4"/><circle fill="#e0b04c" cx="110" cy="86" r="3.4"/>'
      : '',
    `<path fill="${skin}" d="${FACE}"/>`,
    `<g fill="#d4573f" opacity="${isDark ? 0.14 : 0.2}"><circle cx="62" cy="86" r="6.5"/><circle cx="98" cy="86" r="6.5"/></g>`,
    look.freckles
      ? `<g fill="${shade}"><circle cx="60" cy="82" r="1.2"/><circle cx="65" cy="85" r="1.2"/><circle cx="70" cy="82" r="1.2"/><circle cx="90" cy="82" r="1.2"/><circle cx="95" cy="85" r="1.2"/><circle cx="100" cy="82" r="1.2"/></g>`
      : '',
    beard,
    head.front,
    `<g fill="${INK}"><ellipse cx="69" cy="75" rx="2.7" ry="3.3"/><ellipse cx="91" cy="75" rx="2.7" ry="3.3"/></g>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="${brow}" stroke-width="2.8" d="M63 66.5q6-3 11-.5M97 66.5q-6-3-11-.5"/>`,
    `<path stroke="${shade}" stroke-width="2.6" d="M81 76q4 8-2 9"/>`,
    `<path stroke="${isDark ? mix(skin, '#f0a08c', 0.5) : mix(skin, '#7a2a1c', 0.62)}" stroke-width="2.8" d="${look.beard === 'moustache' ? 'M74 95q6 3 12 0' : 'M71 93q9 7 18 0'}"/>`,
    look.older
      ? `<path stroke="${shade}" stroke-width="1.8" d="M65 87q-2 4-1 8M95 87q2 4 1 8M57 79l-3 2M103 79l3 2"/>`
      : '',
    glassesOf(look),
    '</g></g></svg>',
  ].join('')
}

function glassesOf({ glasses, skin }: Look): string {
  if (!glasses) return ''
  const frame = skin === 'deep' || skin === 'brown' ? '#e6c37e' : '#3a2a22'
  const lenses =
    glasses === 'round'
      ? '<circle cx="68.5" cy="75" r="9.5"/><circle cx="91.5" cy="75" r="9.5"/>'
      : '<rect x="58" y="67.5" width="20" height="15" rx="4"/><rect x="82" y="67.5" width="20" height="15" rx="4"/>'
  return `<g stroke="${frame}" stroke-width="2.2">${lenses}<path d="M78 74q2-1.5 4 0M59 73l-7-1M101 73l7-1"/></g>`
}

/** Between two colors in sRGB; 0 is the first. */
function mix(from: string, to: string, share: number): string {
  const part = (at: number) => {
    const [a, b] = [from, to].map(color => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}
