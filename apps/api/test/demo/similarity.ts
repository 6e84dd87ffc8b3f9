const SIDE = 8
const STEP = 4
/** Constants that keep the quotient calm if a window is nearly even: (0.01 · 255)² and (0.03 · 255)². */
const CALM = { mean: 6.5025, spread: 58.5225 }

/**
 * The structural similarity (SSIM) of two pictures by their luminance, 0 to 1: the mean over windows of 8 × 8 pixels.
 *
 * @param width of both, in pixels; a pixel is a byte
 */
export function similarity(one: Uint8Array, other: Uint8Array, width: number): number {
  const height = one.length / width
  let sum = 0
  let windows = 0
  for (let top = 0; top + SIDE <= height; top += STEP)
    for (let left = 0; left + SIDE <= width; left += STEP) {
      sum += similarityAt(one, other, width, top * width + left)
      windows += 1
    }
  return sum / windows
}

function similarityAt(one: Uint8Array, other: Uint8Array, width: number, start: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let row = 0; row < SIDE; row += 1)
    for (let at = start + row * width; at < start + row * width + SIDE; at += 1) {
      const p = one[at]!
      const q = other[at]!
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  const pixels = SIDE * SIDE
  const [meanA, meanB] = [a / pixels, b / pixels]
  const spread = (aa + bb) / pixels - meanA * meanA - meanB * meanB
  const shared = ab / pixels - meanA * meanB
  return (
    ((2 * meanA * meanB + CALM.mean) * (2 * shared + CALM.spread)) /
    ((meanA * meanA + meanB * meanB + CALM.mean) * (spread + CALM.spread))
  )
}
