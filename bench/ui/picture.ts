/** A gray pixel as WebP, used for every picture of the benchmark. */
export const onePixel = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
