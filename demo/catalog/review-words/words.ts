/** Sentences that buyers of one kind of thing write, by how happy they were. */
export interface ReviewWords {
  five: string[]
  four: string[]
  three: string[]
  /** One or two stars. */
  low: string[]
}

/** The sentences of several pools in one. */
export function together(...pools: ReviewWords[]): ReviewWords {
  return {
    five: pools.flatMap(pool => pool.five),
    four: pools.flatMap(pool => pool.four),
    three: pools.flatMap(pool => pool.three),
    low: pools.flatMap(pool => pool.low),
  }
}
