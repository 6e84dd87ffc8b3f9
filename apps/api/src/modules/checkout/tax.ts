/** The tax within an amount that includes it, rounded to the nearest minor unit. A rate of 2000 is 20 %. */
export const includedTax = (minor: number, rateBasisPoints: number): number =>
  Math.round((minor * rateBasisPoints) / (10_000 + rateBasisPoints))
